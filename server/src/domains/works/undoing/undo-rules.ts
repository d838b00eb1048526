/** What an act may change: works with all that is theirs, which episodes videos are, and proposals. */
export interface Scope {
  works: readonly string[];
  videos: readonly string[];
  proposals: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;
const lists = ['works', 'titles', 'studios', 'relations', 'episodes', 'versions', 'proposals'] as const;
export type Snapshot = Readonly<Record<(typeof lists)[number], readonly Row[]>>;

/** What acts change of a row. Other parts of the site may write the rest meanwhile. */
const compared: Readonly<Record<keyof Snapshot, readonly string[]>> = {
  works: ['id', 'state', 'merged_into', 'series_id', 'series_position'],
  titles: ['work_id', 'language', 'kind', 'title'],
  studios: ['work_id', 'studio_id'],
  relations: ['from_id', 'to_id', 'kind'],
  episodes: ['id', 'work_id', 'kind', 'number', 'title'],
  versions: ['video_id', 'episode_id', 'cut', 'release_group'],
  proposals: ['id', 'state', 'work_id', 'lead'],
};

/** Whether all is there as an act left it. */
export const isAsLeft = (now: Snapshot, after: Snapshot): boolean =>
  lists.every((list) => marks(now, list).join('\n') === marks(after, list).join('\n'));

const marks = (snapshot: Snapshot, list: keyof Snapshot): string[] =>
  snapshot[list].map((row) => JSON.stringify(compared[list].map((name) => row[name] ?? null))).sort();

/** Works that an act merged, each with the one that it went into. */
export const mergedWorks = (before: Snapshot, after: Snapshot): { fromId: string; toId: string }[] =>
  after.works.flatMap(({ id, merged_into }) => {
    const was = before.works.find((one) => one.id === id);
    return was !== undefined && was.merged_into === null && merged_into !== null
      ? [{ fromId: String(id), toId: String(merged_into) }]
      : [];
  });

/** Episodes that an act had go, each with the one whose videos theirs became. */
export const joinedEpisodes = (before: Snapshot, after: Snapshot): { from: string; to: string }[] =>
  before.episodes.flatMap(({ id, kind, number }) => {
    if (after.episodes.some((one) => one.id === id)) return [];
    const into = after.episodes.find((one) => one.kind === kind && Number(one.number) === Number(number));
    return into === undefined ? [] : [{ from: String(id), to: String(into.id) }];
  });
