/**
 * The result of a look at a video's source. `unknown`: it said nothing about the video, or nothing at all.
 */
export type Found = 'there' | 'gone' | 'unknown';

export interface Looks {
  misses: number;
  firstMissedAt: Date | null;
  isTaken: boolean;
}

export interface Verdict {
  looks: Looks;
  /** Seconds until the next look. */
  after: number;
  act: 'take' | 'give back' | null;
}

const hour = 3600;
/** This many looks in a row, over at least this long, before a video is taken out of sight. */
export const missesNeeded = 3;
export const missedForSeconds = 12 * hour;
const pause = { there: 24 * hour, gone: 6 * hour, unknown: 2 * hour } as const;

/** What follows from a look. An unreachable source has not lost anything. */
export function judge(before: Looks, found: Found, now: Date): Verdict {
  const after = pause[found];
  if (found === 'unknown') return { looks: before, after, act: null };
  if (found === 'there')
    return {
      looks: { misses: 0, firstMissedAt: null, isTaken: false },
      after,
      act: before.isTaken ? 'give back' : null,
    };
  const firstMissedAt = before.firstMissedAt ?? now;
  const misses = Math.min(before.misses + 1, 1000);
  const isCertain =
    misses >= missesNeeded && now.getTime() - firstMissedAt.getTime() >= missedForSeconds * 1000;
  return {
    looks: { misses, firstMissedAt, isTaken: before.isTaken },
    // What is already out of sight is looked for less and less often.
    after: before.isTaken ? 7 * pause.there : after,
    act: isCertain && !before.isTaken ? 'take' : null,
  };
}

/** What the status of a player's page means. */
export function foundByStatus(status: number): Found {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'there' : 'unknown';
}

/** Earlier evidence of an embedded video, which counts once it disappears. */
export interface Signs {
  /** Its page was there. */
  pageSeen: boolean;
  /** Where its oEmbed was. */
  oembedUrl: string | null;
}

/** What the status of an oEmbed that used to exist means. A video made private there is refused with 401. */
export const foundByOembed = (status: number): Found => (status === 401 ? 'gone' : foundByStatus(status));
