"""What is counted and measured, for Prometheus. Nothing here tells of a person, a card or a move."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

LONG_SECONDS = (0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1800, 3600)
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

MOVES = Counter("noripan_moves", "Moves written to the journal, by what made them", ["kind"])
ACTS = Counter("noripan_acts", "Acts of clients, by what became of them", ["outcome"])
ACT_SECONDS = Histogram("noripan_act_seconds", "From an act's arrival to its acknowledgement", buckets=SECONDS)
BOT_SECONDS = Histogram("noripan_bot_seconds", "What a search took, without its waiting", ["level"], buckets=SECONDS)
SEARCHES = Counter("noripan_searches", "Searches begun", ["level"])
SEARCHES_SHORTENED = Counter("noripan_searches_shortened", "Searches that got less than their level's time", ["level"])
SEARCHES_WAITING = Gauge(
    "noripan_searches_waiting", "Searches that wait for a thread", ["kind"], multiprocess_mode="livesum"
)
SEARCH_WAIT_SECONDS = Histogram("noripan_search_wait_seconds", "What a search waited", ["kind"], buckets=SECONDS)
SOCKETS = Gauge("noripan_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("noripan_tables", "Tables in memory", multiprocess_mode="livesum")
JOURNAL_SECONDS = Histogram("noripan_journal_seconds", "What a commit of the journal took", buckets=SECONDS)
JOURNAL_BATCH = Histogram(
    "noripan_journal_batch", "Entries committed together", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
)
REQUESTS = Counter("noripan_requests", "HTTP requests, by route and status", ["method", "route", "status"])
REQUEST_SECONDS = Histogram("noripan_request_seconds", "From a request to its answer", ["route"], buckets=SECONDS)
LIMITED = Counter("noripan_limited", "Requests and messages refused because there were too many, by limit", ["limit"])
PEOPLE = Gauge(
    "noripan_people", "People connected; somebody connected to two processes counts twice", multiprocess_mode="livesum"
)
STORE_FAILURES = Counter("noripan_store_failures", "Times the store did not do what it was asked for", ["where"])
VERSION = Gauge("noripan_version", "The program's version", ["version"], multiprocess_mode="max")
CHANNEL_LOSSES = Counter("noripan_channel_losses", "Times the channels to the other processes were lost")
NOTIFICATIONS = Counter(
    "noripan_notifications", "Notifications, by where they went and what became of them", ["kind", "outcome"]
)
NOTIFICATION_SECONDS = Histogram("noripan_notification_seconds", "What it took to deliver a notification", buckets=SECONDS)
NOTIFICATIONS_DUE = Gauge("noripan_notifications_due", "Notifications that are due and wait", multiprocess_mode="max")
REVIEWS = Counter("noripan_reviews", "Reviews of matches, by what became of them", ["outcome"])
REVIEWS_WAITING = Gauge("noripan_reviews_waiting", "Reviews that wait for a process", multiprocess_mode="max")
REVIEW_WAIT_SECONDS = Histogram("noripan_review_wait_seconds", "What a review waited", buckets=LONG_SECONDS)
REVIEW_SECONDS = Histogram("noripan_review_seconds", "What it took to make a review", buckets=LONG_SECONDS)
