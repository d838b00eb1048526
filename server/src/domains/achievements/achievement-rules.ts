import type { Achievement } from '#contract/achievements.ts';

/** What is counted about a member: only what everybody may see. */
export interface Counts {
  videosWatched: number;
  subscribers: number;
  videosPublished: number;
  posts: number;
  publicPlaylists: number;
  photos: number;
  /** Whole days since the account was created. */
  days: number;
}

interface Ladder {
  id: string;
  name: string;
  of: keyof Counts;
  steps: readonly number[];
  /** What reaching a step means, as a sentence about the member. */
  words(step: string, isOne: boolean): string;
  /** What a step requires, for members who have not reached it. */
  goal(step: string): string;
}

const spans: Readonly<Record<string, string>> = { 30: 'a month', 365: 'a year', 1825: 'five years' };

const ladders: readonly Ladder[] = [
  {
    id: 'viewer',
    name: 'Viewer',
    of: 'videosWatched',
    steps: [1, 10, 100, 1000],
    words: (n, isOne) => (isOne ? 'Watched a first video' : `Watched ${n} videos`),
    goal: (n) => `${n} videos`,
  },
  {
    id: 'uploader',
    name: 'Uploader',
    of: 'videosPublished',
    steps: [1, 10, 50],
    words: (n, isOne) => (isOne ? 'Published a first video' : `Published ${n} videos`),
    goal: (n) => `${n} published videos`,
  },
  {
    id: 'followed',
    name: 'Followed',
    of: 'subscribers',
    steps: [1, 10, 100, 1000, 10_000],
    words: (n, isOne) => (isOne ? 'Has a first subscriber' : `Has ${n} subscribers`),
    goal: (n) => `${n} subscribers`,
  },
  {
    id: 'voice',
    name: 'Voice',
    of: 'posts',
    steps: [1, 10, 100],
    words: (n, isOne) => (isOne ? 'Wrote a first post' : `Wrote ${n} posts`),
    goal: (n) => `${n} posts`,
  },
  {
    id: 'curator',
    name: 'Curator',
    of: 'publicPlaylists',
    steps: [1, 5, 20],
    words: (n, isOne) => (isOne ? 'Made a first public playlist' : `Made ${n} public playlists`),
    goal: (n) => `${n} public playlists`,
  },
  {
    id: 'photographer',
    name: 'Photographer',
    of: 'photos',
    steps: [1, 10, 100],
    words: (n, isOne) => (isOne ? 'Showed a first photo' : `Showed ${n} photos`),
    goal: (n) => `${n} photos`,
  },
  {
    id: 'regular',
    name: 'Regular',
    of: 'days',
    steps: [30, 365, 1825],
    words: (n) => `Here for ${spans[n]}`,
    goal: (n) => `${spans[n]} here`,
  },
];

/** The highest step of a ladder: counts beyond it do not matter. */
export const highestStep = (of: keyof Counts): number =>
  Math.max(...ladders.filter((ladder) => ladder.of === of).map(({ steps }) => steps.at(-1) ?? 0));

const whole = new Intl.NumberFormat('en');

/** What these counts reach, in the order of the ladders. */
export function achievementsOf(counts: Counts): Achievement[] {
  return ladders.flatMap(({ id, name, of, steps, words, goal }) => {
    const level = steps.filter((step) => counts[of] >= step).length;
    const reached = steps[level - 1];
    const next = steps[level];
    const written = (step: number): string => (of === 'days' ? String(step) : whole.format(step));
    return reached === undefined
      ? []
      : [
          {
            id,
            name,
            level,
            levels: steps.length,
            description: words(written(reached), reached === 1),
            next: next === undefined ? null : goal(written(next)),
          },
        ];
  });
}

export const daysSince = (moment: Date, now: number): number =>
  Math.max(0, Math.floor((now - moment.getTime()) / 86_400_000));
