import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals secrets of others that we have to hand on, such as keys of services: AES-256-GCM under a key derived from the
 * site's secret, one per purpose. `about` says whose the value is; a sealed value that is put in another's place does
 * not open.
 */
export interface Sealer {
  seal(value: string, about: string): Buffer;
  /** The value; null where it was sealed with another secret, for another purpose or owner, or was changed. */
  open(sealed: Buffer, about: string): string | null;
  /** The same for bytes. */
  sealBytes(value: Buffer, about: string): Buffer;
  openBytes(sealed: Buffer, about: string): Buffer | null;
}

export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `sealed: ${purpose}`, 32));
  const sealBytes = (value: Buffer, about: string): Buffer => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
    const text = Buffer.concat([cipher.update(value), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]);
  };
  const openBytes = (sealed: Buffer, about: string): Buffer | null => {
    if (sealed.length < nonceBytes + tagBytes) return null;
    const nonce = sealed.subarray(0, nonceBytes);
    const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
    const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    cipher.setAAD(Buffer.from(about)).setAuthTag(tag);
    try {
      return Buffer.concat([cipher.update(sealed.subarray(nonceBytes + tagBytes)), cipher.final()]);
    } catch {
      return null;
    }
  };
  return {
    sealBytes,
    openBytes,
    seal: (value, about) => sealBytes(Buffer.from(value), about),
    open: (sealed, about) => openBytes(sealed, about)?.toString('utf8') ?? null,
  };
}
