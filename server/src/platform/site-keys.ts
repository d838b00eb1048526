import { createHmac } from 'node:crypto';

/** Separates the keys of `config.secret`. No environment variable can contain it. */
const between = '\0';

/**
 * The site's keys as `config.secret` holds them: the first makes new values, all are tried on existing ones.
 */
export const joinKeys = (keys: readonly string[]): string => keys.join(between);
export const keysOf = (secret: string): string[] => secret.split(between);
export const newestKey = (secret: string): string => keysOf(secret)[0] ?? '';

/** Bytes that identify a key without revealing anything about it. */
export const keyIdOf = (key: string): Buffer =>
  createHmac('sha256', key).update('key id').digest().subarray(0, 7);

export const shortestKey = 32;

/**
 * The keys of `SECRETS`, newest first, or the one of `SECRET`; with neither, one is made and stored in
 * DATA_DIR.
 */
export function readKeys(text: (name: string) => string | null, faults: string[]): string {
  const one = text('SECRET');
  const several = text('SECRETS');
  if (one !== null && several !== null)
    faults.push('SECRET and SECRETS must not both be set: put all keys into SECRETS, the newest first.');
  const keys = (several?.split(',') ?? (one === null ? [] : [one])).map((key) => key.trim());
  const name = several === null ? 'SECRET' : 'SECRETS';
  if (keys.some((key) => key.length < shortestKey))
    faults.push(
      several === null
        ? `SECRET must have at least ${shortestKey} characters.`
        : `${name} must hold keys of at least ${shortestKey} characters, separated by commas.`,
    );
  return joinKeys(keys);
}
