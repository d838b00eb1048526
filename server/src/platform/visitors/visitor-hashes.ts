import { hash as digestOf, randomBytes } from 'node:crypto';
import { networkOf } from '../../kit/network.ts';
import type { Executor } from '../db/database.ts';
import { storeSalt } from './salt-queries.ts';

export interface Visitor {
  userId: string | null;
  anonymousId: string | null;
  address: string;
}

/** Secret text of a fixed length, put in front of what is hashed. */
export type Salt = string;

/** A signed 64-bit number in decimal, as PostgreSQL's bigint. */
export type ViewerHash = string;

/**
 * The first 64 bits of SHA-256 over a secret salt and the text. The truncated hash reveals nothing about the
 * rest, so it needs no HMAC, which costs four times as much.
 */
const hash = (salt: Salt, text: string): ViewerHash =>
  digestOf('sha256', salt + text, 'buffer')
    .readBigInt64BE(0)
    .toString();

/** One member, or one browser at one address: their views of a video count once an hour. */
export const viewerHash = (salt: Salt, { userId, anonymousId, address }: Visitor): ViewerHash =>
  hash(salt, userId === null ? `browser ${anonymousId ?? ''} ${networkOf(address)}` : `member ${userId}`);

/**
 * One member, or everyone at one address: a viewer for the rankings, who is not multiplied by clearing
 * cookies.
 */
export const personHash = (salt: Salt, { userId, address }: Visitor): ViewerHash =>
  hash(salt, userId === null ? `address ${networkOf(address)}` : `member ${userId}`);

/** One browser, for page views: it contains nothing of the address. Null without its cookie. */
export const visitorHash = (salt: Salt, { anonymousId }: Visitor): ViewerHash | null =>
  anonymousId === null ? null : hash(salt, `cookie ${anonymousId}`);

const known = new WeakMap<Executor, Map<string, Promise<Salt>>>();

/** The salt of a UTC day (`2030-01-31`), the same in every process. Made by the first that needs it. */
export function saltOf(db: Executor, day: string): Promise<Salt> {
  const days = known.get(db) ?? new Map<string, Promise<Salt>>();
  known.set(db, days);
  let salt = days.get(day);
  if (!salt) {
    salt = storeSalt(db, day, randomBytes(32)).then((bytes) => bytes.toString('base64'));
    days.set(day, salt);
    salt.catch(() => days.delete(day));
    for (const old of [...days.keys()].sort().slice(0, -2)) days.delete(old);
  }
  return salt;
}
