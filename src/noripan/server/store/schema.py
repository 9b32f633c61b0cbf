"""The database: who there is, which tables there are, and the journal of every match. Times are milliseconds since 1970."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("bot_of", String(32), nullable=True, index=True),  # for a remote bot: the person who answers for it
    Column("session", Integer, nullable=False, default=0),  # counted up to make all cookies given out so far void
    Column("recovery_id", String(8), nullable=True, unique=True),  # the first part of the recovery code, to find it by
    Column("recovery", Text, nullable=True),  # argon2 of the rest
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger, nullable=True),
    Column("banned_at", BigInteger, nullable=True),  # an operator keeps them out
    Column("seen_at", BigInteger, nullable=True),  # the day they last came back, if they did
)

BANS = Table(
    "bans",
    METADATA,
    Column("network", String(50), primary_key=True),  # whose addresses are kept out: 203.0.113.7/32
    Column("created_at", BigInteger, nullable=False),
)

DEEDS = Table(
    "deeds",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("deed", String(16), nullable=False),  # what an operator did: ban, unban, rename, remove, clean-up
    Column("about", String(64), nullable=False),  # a person's id, a network, or how many
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", ForeignKey("people.id"), nullable=True),  # until they leave
    Column("person", ForeignKey("people.id"), nullable=False, index=True),  # whom it is about
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("reason", String(12), nullable=False),  # name, stalling, cheating, other
    Column("settled_at", BigInteger, nullable=True, index=True),  # an operator has looked at it
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(400), primary_key=True),  # the credential's id, base64url
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

SPENT_CHALLENGES = Table(
    "spent_challenges",
    METADATA,
    Column("id", String(64), primary_key=True),  # a challenge that a passkey has answered: no second answer counts
    Column("expires_at", BigInteger, nullable=False),
)

SIGN_INS = Table(
    "sign_ins",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("way", String(12), nullable=False),  # guest, recovery, passkey, operator
    Column("person", ForeignKey("people.id"), nullable=True, index=True),  # None if it was refused, or an operator
    Column("address", String(50), nullable=True),  # as the access log shows it: usually a hash
)

HOLIDAYS = Table(
    "holidays",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("begins_at", BigInteger, primary_key=True, autoincrement=False),
    Column("ends_at", BigInteger, nullable=False),
)

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, webhook, ntfy
    Column("url", Text, nullable=False),  # where notifications go
    Column("p256dh", String(100), nullable=True),  # push: the browser's public key
    Column("auth", String(32), nullable=True),  # push: the secret it shares with us
    Column("vapid", String(16), nullable=True),  # push: which of our keys it accepts
    Column("secret", String(64), nullable=True),  # webhook: signs what we send
    Column("created_at", BigInteger, nullable=False),
    Column("stopped_at", BigInteger, nullable=True),  # it failed too often
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("deal", JSON, nullable=True),  # a deal set beforehand, for lessons and duplicate tournaments
    Column("public", Boolean, nullable=False),  # listed for everybody, or only for who has the invitation
    Column("invitation", String(32), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=True),
    Column("status", String(8), nullable=False),  # open, playing, over, closed
    Column("secret", String(64), nullable=False),  # the server's part of the seed; its SHA-256 is shown before the deal
    Column("seed", String(64), nullable=True),
    Column("scores", JSON, nullable=True),
    Column("winners", JSON, nullable=True),
    Column("rematch", String(16), nullable=True),  # the table where they play again
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger, nullable=True),  # by the host; while the table is still open, parts are awaited
    Column("ended_at", BigInteger, nullable=True),
    Column("seen_at", BigInteger, nullable=True),  # while it is open: when its host was last connected
    Column("origin", JSON, nullable=True),  # the match that this one goes on from: its table, and the moves before
    Index("ix_tables_status_created", "status", "created_at"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=True, index=True),
    Column("level", String(12), nullable=True),  # of a bot; a seat with neither person nor level is free
    Column("random", String(64), nullable=True),  # the person's part of the seed, once revealed
    Column("promise", String(64), nullable=True),  # a digest of it, known from the moment they sat down
)

JOURNAL = Table(
    "journal",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(12), nullable=False),  # see store/journal.py
    Column("seat", Integer, nullable=True),
    Column("moves", Text, nullable=False),  # in notation, one a line
    Column("act", String(64), nullable=True),  # the client's own name for what it sent, to recognise it sent again
    Column("worker", String(32), nullable=False),  # who wrote it, and so drives what follows
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,  # half as many pages to write for every entry
)

WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("worker", String(32), primary_key=True),  # the process that holds sockets of this seat's player
)

NOTIFICATIONS = Table(
    "notifications",
    METADATA,
    Column("subscription", ForeignKey("subscriptions.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # turn, reminder
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False),  # the entry of the journal that made it this seat's turn
    Column("deadline", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=True, index=True),  # None once it was sent, or is no longer wanted
    Column("tries", Integer, nullable=False),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=True, index=True),
    Column("level", String(12), nullable=True),
    Column("score", Integer, nullable=False),
    Column("share", Float, nullable=False),  # of the victory
    Column("covered", Integer, nullable=False),  # moves a bot made for this person
    Column("moves", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("rating_change", Float, nullable=True),  # by a rated match
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(40), primary_key=True),  # a person's id, or "bot " and its level
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("worker", String(32), nullable=True),  # the process that makes it, as long as its lease lasts
    Column("lease_until", BigInteger, nullable=True),
    Column("tries", Integer, nullable=False),
    Column("done", Integer, nullable=False),  # steps, of so many
    Column("steps", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=True),
    Column("format", Integer, nullable=True),
    Column("data", LargeBinary, nullable=True),  # the review as JSON, packed by zlib; none if it failed
    Index("ix_reviews_ended_asked", "ended_at", "asked_at"),
)

REVIEWED_SEATS = Table(
    "reviewed_seats",  # what statistics take from a review; shares and losses are parts of a win
    METADATA,
    Column("table", ForeignKey("reviews.table"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decisions", Integer, nullable=False),
    Column("loss", Float, nullable=False),  # of all decisions
    Column("mistakes", Integer, nullable=False),
    Column("inaccuracies", Integer, nullable=False),
    Column("result", Float, nullable=False),
    Column("fair", Float, nullable=False),
    Column("luck", Float, nullable=False),  # of deal, draws and guesses
    Column("themes", JSON, nullable=False),  # theme -> [decisions, loss]
)

PRACTICE = Table(
    "practice",  # people's own mistakes in reviewed matches, which come back until they are learnt: see review/practice.py
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table", ForeignKey("reviews.table"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the move
    Column("game", String(40), nullable=False),
    Column("box", Integer, nullable=False),
    Column("due", String(10), nullable=False),  # a day
    Index("ix_practice_table", "table"),
)
