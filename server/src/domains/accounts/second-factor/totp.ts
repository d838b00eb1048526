import { createHmac, timingSafeEqual } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Seconds for which one code is valid. */
const stepSeconds = 30;

/** Base 32 (RFC 4648) without padding, the form authenticators expect for secrets. */
export function base32(bytes: Uint8Array): string {
  let bits = 0;
  let value = 0;
  let text = '';
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(value >>> bits) & 31];
      value &= (1 << bits) - 1;
    }
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text;
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepSeconds);

/** The six digits of one step (RFC 6238 with SHA-1, which all authenticators support). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac[19] as number) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/**
 * The step this code belongs to, or null. A clock may be one step off either way; a step up to `lastStep` has
 * been used and no longer counts.
 */
export function matchingStep(secret: Uint8Array, code: string, now: number, lastStep: number): number | null {
  const given = Buffer.from(code);
  for (const step of [stepAt(now), stepAt(now) - 1, stepAt(now) + 1]) {
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected) && step > lastStep) return step;
  }
  return null;
}

/**
 * What an authenticator reads from the picture. The account is named by its username: an address would be
 * more than it needs.
 */
export function totpAddress(secret: Uint8Array, siteName: string, username: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: siteName });
  return `otpauth://totp/${encodeURIComponent(siteName)}:${encodeURIComponent(username)}?${query.toString().replaceAll('+', '%20')}`;
}
