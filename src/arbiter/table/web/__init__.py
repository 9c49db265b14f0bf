"""The browser table: a server that keeps tables and sends every viewer what they may know, and the page that shows it.

The server runs the engine and the page runs no rules; what they say to each other stands in docs/protocol.md.
"""
