/** What a look at the source of a video found out. `unknown`: it said nothing of the video, or nothing at all. */
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
/** As many looks in a row, over as long at least, before a video is taken out of sight. */
export const missesNeeded = 3;
export const missedForSeconds = 12 * hour;
const pause = { there: 24 * hour, gone: 6 * hour, unknown: 2 * hour } as const;

/** What follows from a look. A source that cannot be reached has not lost anything. */
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
    // What is out of sight already is looked for less and less.
    after: before.isTaken ? 7 * pause.there : after,
    act: isCertain && !before.isTaken ? 'take' : null,
  };
}

/** What the status of a player's page tells. */
export function foundByStatus(status: number): Found {
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'there' : 'unknown';
}

/** What told of an embedded video before, and counts for something when it does no longer. */
export interface Signs {
  /** Its page was there. */
  pageSeen: boolean;
  /** Where its oEmbed was. */
  oembedUrl: string | null;
}

/** What the status of an oEmbed tells that was there before. A video that was made private there is refused with 401. */
export const foundByOembed = (status: number): Found => (status === 401 ? 'gone' : foundByStatus(status));
