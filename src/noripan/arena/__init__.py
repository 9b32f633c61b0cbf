"""Bots against bots: duplicate deals, so that luck cancels."""
