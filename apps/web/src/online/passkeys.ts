import { fail, ok, type Result } from '@kickmate/board';
import type { NewPasskey, PasskeyProof, PlayerInfo } from '@kickmate/protocol';

/**
 * Whether this page can use passkeys: browsers offer them on https and on localhost, and never at an address made of
 * numbers.
 */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** The kinds of keys that the server knows, by their numbers in COSE: ES256, EdDSA, RS256. */
const KINDS = [-7, -8, -257];

/** The reason for which there is no passkey, as a sentence for the player. */
type Problem = { readonly message: string };

/**
 * Asks browser and player for a new passkey.
 * @param known the ids of the player's passkeys: a device that has one of them makes no other
 */
export async function makePasskey(
  challenge: string,
  { id, name }: PlayerInfo,
  known: readonly string[],
): Promise<Result<NewPasskey, Problem>> {
  try {
    const made = await navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { name: 'Kickmate' },
        user: { id: new TextEncoder().encode(id), name, displayName: name },
        pubKeyCredParams: KINDS.map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        excludeCredentials: known.map((one) => ({ type: 'public-key', id: bytesOf(one) })),
        attestation: 'none',
      },
    });
    const { response, rawId } = made as PublicKeyCredential & { readonly response: AuthenticatorAttestationResponse };
    const key = response.getPublicKey();
    if (!key) return fail({ message: 'The passkey is of a kind that is not known here.' });
    return ok({
      id: textOf(rawId),
      key: textOf(key),
      clientData: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.getAuthenticatorData()),
    });
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
    return fail({ message: isKnown ? 'This device has a passkey for you already.' : 'No passkey was made.' });
  }
}

/** Asks browser and player for one of the passkeys that they have for this site. */
export async function showPasskey(challenge: string): Promise<Result<PasskeyProof, Problem>> {
  try {
    const shown = await navigator.credentials.get({ publicKey: { challenge: bytesOf(challenge) } });
    const { response, rawId } = shown as PublicKeyCredential & { readonly response: AuthenticatorAssertionResponse };
    return ok({
      id: textOf(rawId),
      clientData: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
    });
  } catch {
    return fail({ message: 'No passkey was used.' });
  }
}

/** Bytes as base64url. */
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The bytes of base64url. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
