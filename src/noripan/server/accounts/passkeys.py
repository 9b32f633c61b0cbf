"""Passkeys (WebAuthn): the messages, and what the library is asked to check."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from noripan.server.accounts.person import Person
from noripan.server.errors import NotAllowed, Refused
from noripan.server.origins import HttpConnection, allowed_origins, host_of, page_origin
from noripan.server.settings import Settings

BASE64 = "^[A-Za-z0-9_-]+$"
Base64 = Annotated[str, msgspec.Meta(min_length=1, max_length=16_384, pattern=BASE64)]
PasskeyId = Annotated[str, msgspec.Meta(min_length=1, max_length=400, pattern=BASE64)]


class AttestationResponse(msgspec.Struct):
    client_data: Base64 = msgspec.field(name="clientDataJSON")
    attestation: Base64 = msgspec.field(name="attestationObject")


class Attestation(msgspec.Struct):
    """What navigator.credentials.create() gave, as its toJSON() writes it."""

    id: PasskeyId
    raw_id: PasskeyId = msgspec.field(name="rawId")
    type: Literal["public-key"]
    response: AttestationResponse


class AssertionResponse(msgspec.Struct):
    client_data: Base64 = msgspec.field(name="clientDataJSON")
    authenticator_data: Base64 = msgspec.field(name="authenticatorData")
    signature: Base64
    user_handle: Base64 | None = msgspec.field(name="userHandle", default=None)


class Assertion(msgspec.Struct):
    """What navigator.credentials.get() gave, as its toJSON() writes it."""

    id: PasskeyId
    raw_id: PasskeyId = msgspec.field(name="rawId")
    type: Literal["public-key"]
    response: AssertionResponse


class RelyingParty(msgspec.Struct):
    """Where passkeys are asked for: the host they are bound to, and the pages that may use them."""

    host: str
    origins: list[str]


def place_of(connection: HttpConnection, settings: Settings) -> RelyingParty:
    host = host_of(page_origin(connection, settings))
    if not host:
        raise Refused("bad_field", field="host")
    return RelyingParty(host, allowed_origins(connection, settings))


def registration_options(place: RelyingParty, person: Person, known: list[str], challenge: bytes) -> dict[str, Any]:
    options = generate_registration_options(
        rp_id=place.host,
        rp_name="Noripan",
        user_id=bytes.fromhex(person.id),
        user_name=person.name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known],
    )
    return _as_object(options_to_json(options))


def sign_in_options(place: RelyingParty, challenge: bytes) -> dict[str, Any]:
    options = generate_authentication_options(
        rp_id=place.host, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
    )
    return _as_object(options_to_json(options))


def _as_object(text: str) -> dict[str, Any]:
    return msgspec.json.decode(text, type=dict[str, Any])


def check_attestation(attestation: Attestation, place: RelyingParty, challenge: bytes) -> VerifiedRegistration:
    try:
        return verify_registration_response(
            credential=msgspec.to_builtins(attestation),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origins,
        )
    except Exception as error:  # hostile CBOR and keys can fail anywhere in the libraries below
        raise NotAllowed("passkey_refused") from error


def check_assertion(
    assertion: Assertion, place: RelyingParty, challenge: bytes, public_key: bytes, sign_count: int
) -> VerifiedAuthentication:
    try:
        return verify_authentication_response(
            credential=msgspec.to_builtins(assertion),
            expected_challenge=challenge,
            expected_rp_id=place.host,
            expected_origin=place.origins,
            credential_public_key=public_key,
            credential_current_sign_count=sign_count,
        )
    except Exception as error:  # hostile data can fail anywhere in the libraries below
        raise NotAllowed("passkey_refused") from error
