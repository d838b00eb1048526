/** Whether this browser can make and use passkeys in the form that the server speaks. Not on the server. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** The holder thought better of it, or took too long: no fault to speak of. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

const answerOf = (credential: Credential | null): unknown => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError');
  return credential.toJSON();
};

/** Has the browser make a passkey. `options`: `publicKey` in its JSON form. */
export async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  return answerOf(await navigator.credentials.create({ publicKey }));
}

/** Has the browser show a passkey that it holds. */
export async function showPasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  return answerOf(await navigator.credentials.get({ publicKey }));
}
