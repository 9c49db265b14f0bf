"""The rule ledger: what each numbered rule of a document asks, where the code obeys it and which tests show it."""
