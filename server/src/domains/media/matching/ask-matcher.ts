import type { Config } from '../../../platform/config.ts';
import { configuredOutbound } from '../../../platform/outbound/configured-outbound.ts';

/** What the matcher learns about a file: only hashes, never a picture. */
export interface FileHashes {
  sha256: Buffer | null;
  frames: readonly Buffer[];
  durationSeconds: number | null;
}
export interface OutsideMatch {
  list: string;
  reason: string;
  is_minor_related?: boolean;
}

/** A service with lists of hashes that are not ours. */
export interface Matcher {
  /** The lists a file is on; empty: none. Throws MatcherFault if there is no answer. */
  ask(file: FileHashes, signal?: AbortSignal): Promise<OutsideMatch[]>;
}

/** No answer, or an unreadable one. The message is for the log. */
export class MatcherFault extends Error {
  override readonly name = 'MatcherFault';
}

const mostBytes = 256 * 1024;
const mostMatches = 50;

/** Asks the configured address by POST. Null: none is configured. */
export function configuredMatcher(config: Config): Matcher | null {
  const { matcher } = config;
  if (matcher === null) return null;
  const { hostname, port, protocol } = new URL(matcher.url);
  // The operator named it, so it may be in their own network.
  const host = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const outbound = configuredOutbound({ ...config, outboundHosts: [...config.outboundHosts, host] });
  return {
    async ask({ sha256, frames, durationSeconds }, signal) {
      const answer = await outbound
        .fetch(matcher.url, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${matcher.secret}`,
            'content-type': 'application/json',
            accept: 'application/json',
          },
          body: JSON.stringify({
            sha256: sha256?.toString('hex') ?? null,
            frame_hash: 'dct-sign-256',
            frames: frames.map((hash) => hash.toString('hex')),
            duration_seconds: durationSeconds,
          }),
          maxBytes: mostBytes,
          totalMs: matcher.patience,
          idleMs: matcher.patience,
          // The secret goes to the address it was given for, and nowhere else.
          redirects: 0,
          ...(signal ? { signal } : {}),
        })
        .catch((error: unknown) => {
          signal?.throwIfAborted();
          throw new MatcherFault((error as Error).message, { cause: error });
        });
      if (answer.status !== 200) throw new MatcherFault(`The matching service answered ${answer.status}.`);
      return readMatches(answer.body.toString('utf8'));
    },
  };
}

/** Reads `{"matches": [{"list", "reason", "minor_related"?}]}`. Throws MatcherFault for anything else: silence is not "nothing found". */
export function readMatches(text: string): OutsideMatch[] {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new MatcherFault('The matching service sent no JSON.', { cause: error });
  }
  const matches = (answer as { matches?: unknown } | null)?.matches;
  if (!Array.isArray(matches)) throw new MatcherFault('The matching service sent no list of matches.');
  return matches.slice(0, mostMatches).map((match: unknown) => {
    const { list, reason, minor_related } = (match ?? {}) as Record<string, unknown>;
    if (typeof list !== 'string' || list.trim() === '')
      throw new MatcherFault('The matching service sent a match without the name of its list.');
    return {
      list: line(list, 100),
      reason: typeof reason === 'string' ? line(reason, 500) : '',
      ...(minor_related === true ? { is_minor_related: true } : {}),
    };
  });
}

/** Another server's words, as one line of text. */
const line = (text: string, most: number): string =>
  Array.from(text.normalize('NFC').replace(/[\p{C}\s]+/gu, ' '))
    .slice(0, most)
    .join('')
    .trim();
