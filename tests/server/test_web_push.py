"""Encryption, signatures and addresses of notifications, by themselves."""

from __future__ import annotations

import asyncio

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from support.push_service import CURVE, PushService, SubscribedBrowser, checked_claims

from noripan.server.errors import Refused
from noripan.server.notifications.addresses import Postman, Undelivered, check_url, is_public, look_up
from noripan.server.notifications.encryption import encrypt
from noripan.server.notifications.vapid import decode64, encode64, vapid_keys

# The example of RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
BROWSER_PRIVATE, AUTH = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg"
SERVER_PRIVATE, SALT = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6"
    "cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode64(text), "big"), CURVE)


def test_the_example_of_the_standard_is_encrypted_as_there() -> None:
    browser = SubscribedBrowser("https://push.example", private(BROWSER_PRIVATE), decode64(AUTH))
    keys = browser.subscription()["keys"]
    body = encrypt(TEXT, keys["p256dh"], keys["auth"], private(SERVER_PRIVATE), decode64(SALT), length=0)
    assert encode64(body) == BODY
    assert browser.decrypt(body) == TEXT


def test_all_messages_are_of_one_length_and_no_two_alike() -> None:
    browser = SubscribedBrowser("https://push.example")
    keys = browser.subscription()["keys"]
    bodies = [encrypt(text, **keys) for text in (b"a", b"a", b"b" * 500)]
    assert len({len(body) for body in bodies}) == 1 and len(set(bodies)) == 3
    assert [browser.decrypt(body) for body in bodies] == [b"a", b"a", b"b" * 500]
    with pytest.raises(InvalidTag):
        SubscribedBrowser("https://push.example").decrypt(bodies[0])


def test_the_keys_follow_from_the_secret_keys_and_sign_for_one_push_service() -> None:
    new, old = vapid_keys((b"new" * 20, b"old" * 20))
    assert vapid_keys((b"old" * 20,))[0].public_key == old.public_key != new.public_key
    claims = checked_claims(old.authorization("https://push.example:8443/x/y", "mailto:a@b.c", 1_000_000), old.public_key)
    assert claims == {"aud": "https://push.example:8443", "exp": 1_000 + 12 * 3600, "sub": "mailto:a@b.c"}


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x", "https://127.0.0.1/", "https://10.0.0.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/",
        "https://169.254.169.254/", "https://user:pw@push.example/", "https:///x", "ftp://push.example/", "https://100.64.0.1/",
        "https://push.example/ x", "https://push.example/\n", "https://push.example:99999/", "https://[fe80::1]/", "https://0/",
        "https://push.example/" + "x" * 1_000, "https://[64:ff9b::a00:1]/", "https://[2002:a00:1::]/", "https://224.0.0.1/",
    ],
)  # fmt: skip
def test_addresses_that_can_never_be_right_are_refused(url: str) -> None:
    if url == "https://0/":  # a name to us; where it leads is seen when it is looked up
        assert not is_public(asyncio.run(look_up("0", 443))[0])
        return
    with pytest.raises(Refused) as refused:
        check_url(url, private=False)
    assert refused.value.code == "bad_notification_url"


def test_public_addresses_are_accepted() -> None:
    check_url("https://push.example/x?y=z", private=False)
    check_url("https://93.184.216.34:8443/x", private=False)
    check_url("http://127.0.0.1:1/x", private=True)


def test_a_name_that_leads_to_a_private_address_is_not_called() -> None:
    """Whatever it led to before: what was looked up is what is connected to."""

    async def send(private: bool, url: str) -> int:
        postman = Postman(private)
        try:
            return await postman.post(url, {}, b"hello")
        finally:
            await postman.close()

    with PushService(status=302) as service:
        port = service.address.rpartition(":")[2]
        for url in (service.address, f"http://localhost:{port}/", f"https://localhost:{port}/"):
            with pytest.raises(Undelivered):
                asyncio.run(send(False, url))
        assert service.received == []
        assert asyncio.run(send(True, f"http://localhost:{port}/x")) == 302
        assert [one.path for one in service.received] == ["/x"], "redirections are not followed"
