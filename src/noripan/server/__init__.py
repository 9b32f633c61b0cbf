"""The server: people at tables, matches in a journal, frames to every seat."""
