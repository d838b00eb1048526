import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** Argon2id as OWASP recommends it for servers: 19 MiB, two passes. About 30 ms, off the main thread. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };

const hashWith = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: typeof cost,
  length = 32,
): Promise<Buffer> =>
  // One password typed on two keyboards may differ in bytes.
  derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce,
    memory,
    passes,
    parallelism,
    tagLength: length,
  });

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A password as stored: the PHC form, which names its own cost. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Takes as long without a hash as for a wrong password, so that timing does not reveal which addresses have
 * accounts.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const parts = hash === null ? null : form.exec(hash);
  if (!parts) {
    await hashWith(password, Buffer.alloc(16), cost);
    return false;
  }
  const [, memory, passes, parallelism, nonce = '', tag = ''] = parts;
  const expected = Buffer.from(tag, 'base64');
  const found = await hashWith(
    password,
    Buffer.from(nonce, 'base64'),
    { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    expected.length,
  );
  return timingSafeEqual(found, expected);
}

/** Whether the hash is weaker than those made now. */
export function isOutdated(hash: string): boolean {
  const parts = form.exec(hash);
  return !parts || Number(parts[1]) < cost.memory || Number(parts[2]) < cost.passes;
}
