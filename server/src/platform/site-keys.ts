import { createHmac } from 'node:crypto';

/** What stands between the keys of `config.secret`. No variable of the environment can hold it. */
const between = '\0';

/** The site's keys as `config.secret` has them: the first makes what is new, every one is tried on what is there. */
export const joinKeys = (keys: readonly string[]): string => keys.join(between);
export const keysOf = (secret: string): string[] => secret.split(between);
export const newestKey = (secret: string): string => keysOf(secret)[0] ?? '';

/** Bytes that name a key and tell nothing of it. */
export const keyIdOf = (key: string): Buffer =>
  createHmac('sha256', key).update('key id').digest().subarray(0, 7);

export const shortestKey = 32;

/** The keys of `SECRETS`, the newest first, or the one of `SECRET`; none: it is made and kept in DATA_DIR. */
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
