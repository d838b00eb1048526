import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('totp').digest();

/** A secret as it is kept: AES-256-GCM with a key of the site, bound to its account. */
export function seal(siteSecret: string, accountId: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(siteSecret), nonce).setAAD(Buffer.from(accountId));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** Throws when it was sealed with another key or for another account. */
export function unseal(siteSecret: string, accountId: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(siteSecret), sealed.subarray(0, 12))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}
