import { createHash, randomBytes } from 'node:crypto';

/** A secret that a browser, a program or a mail holds. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A secret as stored. It is random and long, so one fast hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
