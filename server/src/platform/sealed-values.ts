import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keyIdOf, keysOf } from './site-keys.ts';

/** Before the nonce: one byte for the format, and the id of the site key it was sealed with. */
const form = Buffer.of(1);
const headBytes = 8;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals other people's secrets that we have to pass on, such as service keys: AES-256-GCM under a key derived
 * from the newest of the site's keys, one per purpose. Any of the site's keys can open. `about` says whose
 * the value is; a sealed value put in another's place does not open.
 */
export interface Sealer {
  seal(value: string, about: string): Buffer;
  /** The value; null if it was sealed with another secret, for another purpose or owner, or was altered. */
  open(sealed: Buffer, about: string): string | null;
  /** The same for bytes. */
  sealBytes(value: Buffer, about: string): Buffer;
  openBytes(sealed: Buffer, about: string): Buffer | null;
  /** The prefix of values sealed with the newest key; others are waiting to be sealed again. */
  readonly head: Buffer;
}

/** `deriveBefore`: how to derive the key of values sealed before they named their key. */
export function createSealer(
  secret: string,
  purpose: string,
  deriveBefore: (siteKey: string) => Buffer = (siteKey) => derive(siteKey, purpose),
): Sealer {
  const keys = keysOf(secret).map((siteKey) => ({
    head: Buffer.concat([form, keyIdOf(siteKey)]),
    key: derive(siteKey, purpose),
    before: deriveBefore(siteKey),
  }));
  const newest = keys[0] as (typeof keys)[number];
  const sealBytes = (value: Buffer, about: string): Buffer => {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(Buffer.from(about));
    const text = Buffer.concat([cipher.update(value), cipher.final()]);
    return Buffer.concat([newest.head, nonce, cipher.getAuthTag(), text]);
  };
  const openBytes = (sealed: Buffer, about: string): Buffer | null => {
    const head = sealed.subarray(0, headBytes);
    for (const one of keys) {
      const value = one.head.equals(head) ? decipher(one.key, sealed.subarray(headBytes), about) : null;
      if (value !== null) return value;
    }
    for (const { before } of keys) {
      const value = decipher(before, sealed, about);
      if (value !== null) return value;
    }
    return null;
  };
  return {
    head: newest.head,
    sealBytes,
    openBytes,
    seal: (value, about) => sealBytes(Buffer.from(value), about),
    open: (sealed, about) => openBytes(sealed, about)?.toString('utf8') ?? null,
  };
}

const derive = (siteKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', siteKey, '', `sealed: ${purpose}`, 32));

/** Opens nonce, tag and text with a key; null if the key or the owner does not match. */
function decipher(key: Buffer, sealed: Buffer, about: string): Buffer | null {
  if (sealed.length < nonceBytes + tagBytes) return null;
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(about)).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** The sealer of a purpose, made once for each state of the keys. */
export function sealerOf(purpose: string, deriveBefore?: (siteKey: string) => Buffer) {
  const made = new Map<string, Sealer>();
  return ({ secret }: { secret: string }): Sealer => {
    const known = made.get(secret) ?? createSealer(secret, purpose, deriveBefore);
    made.set(secret, known);
    return known;
  };
}
