# One image builds the browser client and compiles the games; the other runs them and has neither Node nor a compiler.
# BASE is any Debian with Python 3.11 or newer and its venv; both images have to have the same.
ARG BASE=docker.io/library/python:3.13-slim-bookworm

FROM ${BASE} AS builder
ARG BUILD_PACKAGES="gcc libc6-dev"
RUN apt-get update && apt-get install --yes --no-install-recommends ${BUILD_PACKAGES} && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY web web
COPY src src
COPY scripts/build-web scripts/
RUN python3 -m venv .venv && sh scripts/build-web
COPY pyproject.toml setup.py README.md LICENSE ./
RUN python3 -m venv /opt/noripan && /opt/noripan/bin/pip install --no-cache-dir ./web/python '.[server]'

FROM ${BASE}
COPY --from=builder /opt/noripan /opt/noripan
RUN useradd --system --uid 10001 noripan && install --directory --owner noripan --mode 700 /data
USER 10001
VOLUME /data
ENV PATH=/opt/noripan/bin:$PATH NORIPAN_DATA=/data NORIPAN_HOST=0.0.0.0 NORIPAN_LOG_FORMAT=json
EXPOSE 8190
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python3", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ.get('NORIPAN_PORT', 8190)}/health\", timeout=4)"]
CMD ["noripan", "serve", "--no-open"]
