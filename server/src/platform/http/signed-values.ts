import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { keysOf } from '../site-keys.ts';

/**
 * Signs small values with a key derived from the site's newest, one per purpose: a value for one purpose
 * proves nothing for another. Signatures by any of the site's keys are accepted.
 */
export interface Signer {
  sign(value: string): string;
  /** The value, or null if the signature is not ours. */
  verify(signed: string): string | null;
}

export function createSigner(secret: string, purpose: string): Signer {
  // Key objects: given bytes, every createHmac makes a new one, which costs several times the hash.
  const keys = keysOf(secret).map((key) =>
    createSecretKey(createHmac('sha256', key).update(purpose).digest()),
  );
  const mac = (key: KeyObject, value: string): string =>
    createHmac('sha256', key).update(value).digest().subarray(0, 18).toString('base64url');
  return {
    sign: (value) => `${value}.${mac(keys[0] as KeyObject, value)}`,
    verify(signed) {
      const dot = signed.lastIndexOf('.');
      if (dot < 1) return null;
      const value = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1));
      const isOurs = keys.some((key) => {
        const expected = Buffer.from(mac(key, value));
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
      return isOurs ? value : null;
    },
  };
}
