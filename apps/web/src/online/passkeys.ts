import { fail, ok, type Result } from '@kickmate/board';
import type { NewPasskey, PasskeyOptions, PasskeyProof } from '@kickmate/protocol';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { texts } from './texts.ts';

/**
 * Whether this page can use passkeys: browsers offer them on https and on localhost, and never at an address made of
 * numbers.
 */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** The reason for which there is no passkey, as a sentence for the player. */
type Problem = { readonly message: string };

/** Most pages never need a passkey, so the library is loaded with the first one. */
const library = () => import('@simplewebauthn/browser');

/** Asks browser and player for a new passkey. @param options the server's */
export async function makePasskey(options: PasskeyOptions): Promise<Result<NewPasskey, Problem>> {
  try {
    const { startRegistration } = await library();
    // The library checks them.
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return ok({ ...(await startRegistration({ optionsJSON })), clientExtensionResults: {} });
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError';
    return fail({ message: isKnown ? texts.me.knownPasskey : texts.me.noPasskey });
  }
}

/** Asks browser and player for one of the passkeys that they have for this site. @param options the server's */
export async function askForPasskey(options: PasskeyOptions): Promise<Result<PasskeyProof, Problem>> {
  try {
    const { startAuthentication } = await library();
    return ok({ ...(await startAuthentication({ optionsJSON: options })), clientExtensionResults: {} });
  } catch {
    return fail({ message: texts.me.noPasskeyUsed });
  }
}
