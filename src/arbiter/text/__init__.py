"""Printed English to script and back: lexer, two-way templates, parser, passes, printer, diagnostics."""
