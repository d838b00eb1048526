import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { AppError } from '../../kit/app-error.ts';

/** Costs about a quarter of a second and 128 MiB, for us and for whoever guesses. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
const memory = 256 * 2 ** 20;

interface Sealed {
  kdf: 'scrypt';
  N: number;
  r: number;
  p: number;
  salt: string;
  nonce: string;
  tag: string;
  text: string;
}

/** Characters. */
export const shortestPassphrase = 12;

/** Seals with a passphrase, as a text to be stored. Throws `badInput` if that is too short to hold. */
export function sealWithPassphrase(value: string, passphrase: string): string {
  if (passphrase.length < shortestPassphrase)
    throw new AppError('badInput', `A passphrase needs at least ${shortestPassphrase} characters.`);
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const key = scryptSync(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem: memory });
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  const hex = (bytes: Buffer): string => bytes.toString('hex');
  const sealed: Sealed = {
    ...{ kdf: 'scrypt', ...cost, salt: hex(salt), nonce: hex(nonce) },
    ...{ tag: hex(cipher.getAuthTag()), text: hex(text) },
  };
  return `${JSON.stringify(sealed)}\n`;
}

/** Throws `badInput` if the passphrase is another. */
export function openWithPassphrase(stored: string, passphrase: string): string {
  const { N, r, p, salt, nonce, tag, text } = JSON.parse(stored) as Sealed;
  const bytes = (value: string): Buffer => Buffer.from(value, 'hex');
  const key = scryptSync(passphrase.normalize('NFC'), bytes(salt), 32, { N, r, p, maxmem: memory });
  const opener = createDecipheriv('aes-256-gcm', key, bytes(nonce)).setAuthTag(bytes(tag));
  try {
    return Buffer.concat([opener.update(bytes(text)), opener.final()]).toString('utf8');
  } catch {
    throw new AppError('badInput', 'The passphrase is not the one that this backup was sealed with.');
  }
}
