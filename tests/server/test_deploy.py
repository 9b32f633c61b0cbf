"""The files in deploy/, as far as they can be judged without the programs they are for."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
import yaml
from prometheus_client.metrics import MetricWrapperBase
from support.command import Serving
from support.patience import WAIT
from support.services import client_of, free_port, run

from noripan.server import metrics
from noripan.server.app import create_app
from noripan.server.process.supervisor import KILL_SECONDS
from noripan.server.settings import FIELDS, Settings

ROOT = Path(__file__).parent.parent.parent
CADDYFILE = ROOT / "deploy" / "Caddyfile"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
@pytest.mark.parametrize("unit", ["noripan.service", "noripan-backup.service"])
def test_units_may_do_little(unit: str) -> None:
    judge = ["systemd-analyze", "security", "--offline=true", "--threshold=40", "--no-pager", str(ROOT / "deploy" / unit)]
    done = subprocess.run(judge, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 0, done.stdout[-200:]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_takes_the_units(tmp_path: Path) -> None:
    units = [ROOT / "deploy" / name for name in ("noripan.service", "noripan-backup.service", "noripan-backup.timer")]
    for unit in units:  # the program as if it were installed
        (tmp_path / unit.name).write_text(unit.read_text("utf-8").replace("/opt/noripan/bin/noripan", "/bin/true"), "utf-8")
    judge = ["systemd-analyze", "verify", "--man=no", *(str(tmp_path / unit.name) for unit in units)]
    done = subprocess.run(judge, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0 and done.stderr == "", done.stderr


def test_containers_write_only_where_they_may() -> None:
    server = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["x-server"]
    assert server["read_only"] and server["cap_drop"] == ["ALL"] and server["tmpfs"] == ["/tmp"]
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    assert lines.count("FROM ${BASE}") == 1 and "USER 10001" in lines and "VOLUME /data" in lines
    assert any(line.startswith("ARG BASE=") for line in lines)


def test_a_container_on_another_port_is_asked_there_whether_it_is_well(tmp_path: Path) -> None:
    """The command of the image's health check, beside a server."""
    written = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", "")
    found = re.search(r"^HEALTHCHECK .*CMD (\[.*\])$", written, re.MULTILINE)
    assert found is not None
    _, *words = json.loads(found[1])
    with Serving("--data", str(tmp_path)) as server:
        port = str(urlsplit(server.address).port)
        for environment, well in (({"NORIPAN_PORT": port}, True), ({"NORIPAN_PORT": str(free_port())}, False)):
            asked = subprocess.run([sys.executable, *words], env=environment, capture_output=True, check=False, timeout=60)
            assert (asked.returncode == 0) == well


def test_no_way_of_writing_it_leads_to_the_figures() -> None:
    """Caddy matches the decoded path."""
    inside = re.search(r"@inside path_regexp (\S+)\n", CADDYFILE.read_text())
    assert inside is not None
    for path in ("/metrics", "/metrics/", "/metrics%2F", "//metrics", "/ready", "/ready/", "/METRICS", "/ready/x"):
        assert re.search(inside[1], unquote(path)), path
    for path in ("/", "/health", "/readying", "/t/metrics", "/api/tables"):
        assert not re.search(inside[1], path), path
    assert inside[0].strip() in (ROOT / "docs" / "how-to" / "hosting.md").read_text("utf-8")


def test_the_caddyfile_is_one_for_older_caddies_too() -> None:
    lines = [line.strip() for line in CADDYFILE.read_text().splitlines()]
    assert not any(line.startswith("stream_close_delay") for line in lines), "2.6 refuses it"


# ---- figures

PARTS = ("_bucket", "_sum", "_count")
SCRAPED = {"instance", "job", "le", "pid"}  # labels of Prometheus itself, of histograms, and of processes


def expressions() -> list[str]:
    """All that the board draws and the rules look at."""
    board = json.loads((ROOT / "deploy" / "grafana-board.json").read_text("utf-8"))
    rules = yaml.safe_load((ROOT / "deploy" / "alerts.yaml").read_text("utf-8"))["groups"][0]["rules"]
    drawn = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return [*drawn, *(rule["expr"] for rule in rules), board["templating"]["list"][1]["query"]["query"]]


def figures_in(expression: str) -> set[str]:
    return set(re.findall(r"\b(?:noripan|process)_\w+", expression))


def test_every_figure_on_the_board_and_in_the_rules_is_there(tmp_path: Path) -> None:
    async def ask() -> None:
        async with client_of(create_app(Settings(data=tmp_path))) as client:
            page = (await client.get("/metrics")).text
        types = dict(line.split()[2:4] for line in page.splitlines() if line.startswith("# TYPE "))
        histograms = {name + part for name, kind in types.items() if kind == "histogram" for part in PARTS}
        named = {name for expression in expressions() for name in figures_in(expression)}
        assert len(named) > 20 and named - types.keys() - histograms == set()
        ours = {name for name in types if name.startswith("noripan_") and not name.endswith("_created")}
        drawn = {re.sub("_(bucket|sum|count)$", "", name) for name in named}
        assert ours - drawn == set(), "and all of ours are looked at"

    run(ask())


def test_every_label_on_the_board_and_in_the_rules_is_there() -> None:
    labels = {label for one in vars(metrics).values() if isinstance(one, MetricWrapperBase) for label in one._labelnames}
    for expression in expressions():
        chosen = re.findall(r"(\w+)=~?\"", expression)
        grouped = [word for group in re.findall(r"by \(([^)]*)\)", expression) for word in group.split(", ")]
        assert {*chosen, *grouped} <= labels | SCRAPED, expression


@pytest.mark.skipif(shutil.which("promtool") is None, reason="needs promtool")
def test_prometheus_takes_the_rules() -> None:
    check = ["promtool", "check", "rules", str(ROOT / "deploy" / "alerts.yaml")]
    done = subprocess.run(check, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 0 and "SUCCESS" in done.stdout, done.stdout + done.stderr


# ---- proxies and clusters

NGINX, CHART = ROOT / "deploy" / "nginx.conf", ROOT / "deploy" / "helm" / "noripan"


def checked(*words: str) -> str:
    done = subprocess.run(words, capture_output=True, text=True, timeout=WAIT, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_no_way_of_writing_it_leads_to_the_figures_through_nginx_either() -> None:
    inside = re.search(r"location ~\* (\S+) \{\s+return 404;", NGINX.read_text())
    assert inside is not None
    for path in ("/metrics", "/metrics/", "//metrics", "/ready", "/READY", "/ready/x"):
        assert re.search(inside[1], path, re.IGNORECASE), path
    for path in ("/", "/health", "/readying", "/t/metrics", "/api/tables"):
        assert not re.search(inside[1], path, re.IGNORECASE), path


@pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
def test_nginx_takes_its_file(tmp_path: Path) -> None:
    certificate, key = self_signed(tmp_path)
    written = NGINX.read_text().replace("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(certificate))
    (tmp_path / "site.conf").write_text(written.replace("/etc/letsencrypt/live/play.example.org/privkey.pem", str(key)))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = " ".join(f"{kind}_temp_path {tmp_path}/{kind};" for kind in kinds)
    (tmp_path / "nginx.conf").write_text(
        f"error_log stderr;\npid {tmp_path}/pid;\nevents {{}}\n"
        f"http {{ access_log off; {folders} include {tmp_path}/site.conf; }}\n"
    )
    checked("nginx", "-t", "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path))


def self_signed(folder: Path) -> tuple[Path, Path]:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "play.example.org")])
    begin = datetime(2026, 1, 1, tzinfo=UTC)
    builder = x509.CertificateBuilder(name, name, key.public_key(), 1, begin, begin + timedelta(days=36_500))
    certificate = builder.sign(key, hashes.SHA256())
    (folder / "certificate.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    private = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "key.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, *private))
    return folder / "certificate.pem", folder / "key.pem"


@pytest.mark.skipif(shutil.which("caddy") is None, reason="needs caddy")
def test_caddy_takes_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SITE", "play.example.org")
    checked("caddy", "adapt", "--adapter", "caddyfile", "--config", str(CADDYFILE))


@pytest.mark.skipif(shutil.which("helm") is None, reason="needs helm")
def test_helm_takes_the_chart_and_makes_of_it_what_it_should() -> None:
    checked("helm", "lint", "--strict", str(CHART))
    made = checked("helm", "template", "x", str(CHART), "--set", "backup.to=s3://bucket/folder", "--set", "drainSeconds=7")
    parts = {part["kind"]: part for part in yaml.safe_load_all(made)}
    assert parts.keys() == {"Deployment", "Service", "PodDisruptionBudget", "Ingress", "CronJob"}
    pod = parts["Deployment"]["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    names = {one["name"]: one["value"] for one in container["env"]}
    assert names["NORIPAN_DRAIN_SECONDS"] == "7" and pod["terminationGracePeriodSeconds"] > 7 + 10
    (backup,) = parts["CronJob"]["spec"]["jobTemplate"]["spec"]["template"]["spec"]["containers"]
    assert backup["command"] == ["noripan", "admin", "backup", "s3://bucket/folder", "--keep", "30"]
    assert (
        parts["Service"]["spec"]["selector"].items() <= parts["Deployment"]["spec"]["template"]["metadata"]["labels"].items()
    )


def test_files_name_only_settings_that_there_are() -> None:
    """In the chart, the units and the compose file."""
    files = [ROOT / "compose.yaml", *(ROOT / "deploy").rglob("*.*")]
    named = {name for file in files for name in re.findall(r"\bNORIPAN_([A-Z_]+)\b", file.read_text("utf-8"))}
    assert {"DRAIN_SECONDS", "TRUSTED_PROXIES", "DATABASE"} <= named
    assert named - {name.upper() for name in FIELDS} == {"KEY"}


def test_who_is_stopped_has_time_to_drain() -> None:
    settings = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["x-server"]
    drain, grace = settings["environment"]["NORIPAN_DRAIN_SECONDS"], int(settings["stop_grace_period"].removesuffix("s"))
    rounds = re.search(r"health_interval (\d+)s", CADDYFILE.read_text())
    assert rounds is not None and drain > 2 * int(rounds[1])
    assert grace > drain + KILL_SECONDS
