"""Notifications for people who are away: Web Push, webhooks and ntfy."""
