# The browser client is built in one image, the wheels in a second; the third runs them and has neither Node nor a compiler.
FROM node:22-bookworm-slim AS client
WORKDIR /source
COPY web web
COPY src src
RUN cd web && (npm ci --silent || npm install --silent --no-package-lock) && npm run --silent build

FROM python:3.11-slim-bookworm AS builder
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
COPY --from=client /source/src/noripan/server/dist src/noripan/server/dist
RUN pip wheel --no-cache-dir --wheel-dir /wheels .

FROM python:3.11-slim-bookworm
COPY --from=builder /wheels /wheels
RUN pip install --no-cache-dir --no-index --find-links /wheels noripan && rm -rf /wheels \
    && useradd --system --uid 10001 noripan && install --directory --owner noripan --mode 700 /data
USER noripan
VOLUME /data
ENV NORIPAN_DATA=/data NORIPAN_HOST=0.0.0.0 NORIPAN_LOG_FORMAT=json
EXPOSE 8190
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8190/health', timeout=4)"]
CMD ["noripan", "serve", "--no-open"]
