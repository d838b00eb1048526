import type { WorkProgress } from '#contract/work-progress.ts';
import type { EpisodeKind } from '#contract/work-words.ts';
import * as paths from '../paths.ts';

/** Where an episode stands in its work. */
export interface EpisodeOrder {
  kind: EpisodeKind;
  number: number;
}

/** What was seen of a work, and where to go on. */
export interface Marks {
  /** By episode, 0 to 1: 1 was seen. */
  shares: Readonly<Record<string, number>>;
  /** Null: nothing was begun, or all is over. */
  next: (EpisodeOrder & { path: string; isBegun: boolean }) | null;
  hasBegun: boolean;
}

export const toMarks = ({ episodes, next, has_begun: hasBegun }: WorkProgress): Marks => ({
  shares: Object.fromEntries(
    episodes.map((one) => [
      one.episode_id,
      one.position_seconds !== null && one.duration_seconds
        ? Math.min(0.99, one.position_seconds / one.duration_seconds)
        : one.is_seen
          ? 1
          : 0,
    ]),
  ),
  next: next && {
    kind: next.kind,
    number: next.number,
    path: paths.watch(next.slug),
    isBegun: next.position_seconds !== null,
  },
  hasBegun,
});

/** An episode as marks are made of it. */
export interface MarkedEpisode extends EpisodeOrder {
  id: string;
  versions: readonly { id: string; slug: string; audioCode: string | null; seconds: number | null }[];
}

/** The same from what a browser remembers: `entries` are positions, `seen` what was watched to its end. */
export function marksOf(
  episodes: readonly MarkedEpisode[],
  entries: readonly (readonly [id: string, seconds: number, at: number])[],
  seen: readonly (readonly [id: string, at: number])[],
): Marks {
  const positions = new Map(entries.map(([id, seconds, at]) => [id, { seconds, at }]));
  const ends = new Map(seen);
  const shares: Record<string, number> = {};
  let last: {
    at: number;
    index: number;
    isOver: boolean;
    version: MarkedEpisode['versions'][number];
  } | null = null;
  for (const [index, episode] of episodes.entries()) {
    for (const version of episode.versions) {
      const position = positions.get(version.id);
      const end = ends.get(version.id);
      if (position === undefined && end === undefined) continue;
      const share = position && version.seconds ? Math.min(0.99, position.seconds / version.seconds) : 0;
      shares[episode.id] = Math.max(shares[episode.id] ?? 0, position ? share : 1);
      const at = Math.max(position?.at ?? 0, end ?? 0);
      if (!last || at > last.at) last = { at, index, isOver: position === undefined, version };
    }
  }
  if (!last) return { shares, next: null, hasBegun: false };
  const { index, isOver, version: watched } = last;
  const goal = isOver
    ? episodes
        .slice(index + 1)
        .find(({ kind, versions }) => kind === episodes[index]!.kind && versions.length > 0)
    : episodes[index];
  const version = isOver
    ? (goal?.versions.find(({ audioCode }) => audioCode === watched.audioCode) ?? goal?.versions[0])
    : watched;
  return {
    shares,
    next:
      goal && version
        ? {
            kind: goal.kind,
            number: goal.number,
            path: paths.watch(version.slug),
            isBegun: positions.has(version.id),
          }
        : null,
    hasBegun: true,
  };
}

/** Regular episodes come before special ones. */
const comesAfter = (one: EpisodeOrder, other: EpisodeOrder): boolean =>
  one.kind === other.kind ? one.number > other.number : one.kind === 'special';

/** Whether an episode may tell what is not known yet: it is unseen and later than the next one to watch. */
export function isLater(
  episode: EpisodeOrder & { id: string },
  { shares, next, hasBegun }: Marks,
  first: EpisodeOrder | null,
): boolean {
  if (shares[episode.id] !== undefined) return false;
  const goesOn = next ?? (hasBegun ? null : first);
  return goesOn !== null && comesAfter(episode, goesOn);
}
