import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** Signs small values with a key derived from the site's secret, one per purpose: a value of one purpose proves nothing for another. */
export interface Signer {
  sign(value: string): string;
  /** The value, or null when the signature is not ours. */
  verify(signed: string): string | null;
}

export function createSigner(secret: string, purpose: string): Signer {
  // A key object: given bytes, every createHmac makes one anew, which costs several times the hash.
  const key = createSecretKey(createHmac('sha256', secret).update(purpose).digest());
  const mac = (value: string): string =>
    createHmac('sha256', key).update(value).digest().subarray(0, 18).toString('base64url');
  return {
    sign: (value) => `${value}.${mac(value)}`,
    verify(signed) {
      const dot = signed.lastIndexOf('.');
      if (dot < 1) return null;
      const value = signed.slice(0, dot);
      const given = Buffer.from(signed.slice(dot + 1));
      const expected = Buffer.from(mac(value));
      return given.length === expected.length && timingSafeEqual(given, expected) ? value : null;
    },
  };
}
