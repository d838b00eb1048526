import { newId } from '#server/kit/ids.ts';
import type { Platform } from '#server/platform/context.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { once } from '#tests/support/test-once.ts';
import type { Known } from './contract-samples.ts';

export interface TestEpisode {
  number: number;
  kind?: 'regular' | 'special';
  title?: string;
  airedOn?: string;
  /** Ids of its videos. */
  videos?: readonly string[];
}
export interface TestWork {
  id: string;
  slug: string;
  title: string;
  episodeIds: string[];
  studioSlug: string;
}

/** A work waits to have its versions compared, as those from before do. */
export async function insertWorkToAlign({ db }: Pick<Platform, 'db'>, workId: string): Promise<void> {
  await db.query('insert into works_to_align values ($1)', [workId]);
}

/** A work of one studio as it lies in the tables. */
export async function insertTestWork(
  { db }: Pick<Platform, 'db'>,
  more: {
    title?: string;
    kind?: string;
    state?: string;
    year?: number;
    season?: string;
    series?: readonly [id: string, position: number];
    studioId?: string;
    airing?: string;
    expected?: number;
    nativeTitle?: string;
    episodes?: readonly TestEpisode[];
  } = {},
): Promise<TestWork> {
  const id = newId();
  const title = more.title ?? `Lantern series ${id.slice(-6)}`;
  const slug = `lantern-${id}`;
  const { state = 'published' } = more;
  const studioId = more.studioId ?? newId();
  await db.query(
    `insert into works (id, slug, kind, title, year, season, series_id, series_position, state, airing, expected_episodes,
       native_title)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[id, slug, more.kind ?? 'tv', title, more.year ?? 2026, more.season ?? null],
      ...[more.series?.[0] ?? null, more.series?.[1] ?? null, state],
      ...[more.airing ?? 'airing', more.expected ?? null, more.nativeTitle ?? null],
    ],
  );
  await db.query(
    `insert into studios (id, slug, name) values ($1::uuid, 'lamp-' || $1, 'Lamp ' || $1) on conflict do nothing`,
    [studioId],
  );
  await db.query('insert into work_studios (work_id, studio_id, position) values ($1, $2, 1)', [
    id,
    studioId,
  ]);
  if (state === 'published')
    await db.query('update studios set work_count = work_count + 1 where id = $1', [studioId]);
  const episodeIds: string[] = [];
  for (const { number, kind = 'regular', title: name = null, airedOn = null, videos = [] } of more.episodes ??
    []) {
    const episodeId = newId();
    episodeIds.push(episodeId);
    await db.query(
      'insert into episodes (id, work_id, kind, number, title, aired_on) values ($1, $2, $3, $4, $5, $6)',
      [...[episodeId, id, kind, number, name, airedOn]],
    );
    for (const videoId of videos)
      await db.query(
        `insert into episode_versions (video_id, episode_id, cut) values ($1, $2, 'uncut')
         on conflict (video_id) do update set episode_id = excluded.episode_id`,
        [videoId, episodeId],
      );
  }
  return { id, slug, title, episodeIds, studioSlug: `lamp-${studioId}` };
}

/** Makes a video a version of an episode, as it lies in the table. */
export async function insertTestVersion(
  { db }: Pick<Platform, 'db'>,
  episodeId: string,
  videoId: string,
): Promise<void> {
  await db.query(`insert into episode_versions (video_id, episode_id, cut) values ($1, $2, 'uncut')`, [
    videoId,
    episodeId,
  ]);
}

/** Gives a work another title, as it lies in the table. */
export async function insertTestTitle(
  { db }: Pick<Platform, 'db'>,
  workId: string,
  language: string,
  title: string,
): Promise<void> {
  await db.query(
    `insert into work_titles (id, work_id, language, kind, title, position) values ($1, $2, $3, 'synonym', $4, 1)`,
    [newId(), workId, language, title],
  );
}

/** Says what one work is to another, as it lies in the table. */
export const insertTestRelation = async (
  { db }: Pick<Platform, 'db'>,
  from: string,
  kind: string,
  to: string,
): Promise<void> => {
  await db.query('insert into work_relations (from_id, to_id, kind) values ($1, $2, $3)', [from, to, kind]);
};

/** That a video is an episode of a work that is not there, as it lies in the table. */
export async function insertTestProposal(
  { db }: Pick<Platform, 'db'>,
  videoId: string,
): Promise<{ proposalId: string }> {
  const proposalId = newId();
  await db.query(
    `insert into episode_proposals (id, video_id, origin, state, lead, work_title, work_kind, kind, number, cut)
     values ($1::uuid, $2, 'title', 'open', concat('new ', $1::uuid), 'Lantern proposed', 'tv', 'regular', 3, 'uncut')`,
    [proposalId, videoId],
  );
  return { proposalId };
}

/** An act that changed nothing, and can be undone. */
export async function insertTestWorkAct({ db }: Pick<Platform, 'db'>): Promise<string> {
  const id = newId();
  const none = {
    works: [],
    titles: [],
    studios: [],
    relations: [],
    episodes: [],
    versions: [],
    proposals: [],
  };
  await db.query(
    `insert into work_acts (id, act, summary, scope, before, after) values ($1, 'work.renumbered', 'Nothing.', $2, $3, $3)`,
    [id, JSON.stringify({ works: [], videos: [], proposals: [] }), JSON.stringify(none)],
  );
  return id;
}
/** Puts a video into a member's history, as if they had watched so long that it counts. */
export const insertTestWatched = async (
  { db }: Pick<Platform, 'db'>,
  memberId: string,
  videoId: string,
): Promise<void> => {
  await db.query(
    `insert into watch_history (member_id, video_id) values ($1, $2)
     on conflict (member_id, video_id) do update set watched_at = now()`,
    [memberId, videoId],
  );
};

/** Makes these videos versions again of what they were. */
export const insertTestVersions = async (
  { db }: Pick<Platform, 'db'>,
  versions: readonly { video_id: string; episode_id: string; cut: string }[],
): Promise<void> => {
  await db.query(
    `insert into episode_versions (video_id, episode_id, cut)
     select video_id, episode_id, cut from json_populate_recordset(null::episode_versions, $1::json)`,
    [JSON.stringify(versions)],
  );
};

/** In a category of its own, whose count no other test reads. */
const ofWorks = { category: 'Series of lamps' };

/** What the calls of works can be given. */
export const workInputs = (platform: Platform): Known => {
  let long: TestWork | null = null;
  const proposed = async () => insertTestProposal(platform, (await buildVideo(platform, ofWorks)).id);
  const spare = async () => {
    const video = await buildVideo(platform, ofWorks);
    const work = await insertTestWork(platform, { episodes: [{ number: 1, videos: [video.id] }] });
    return { ...work, episodeId: work.episodeIds[0]!, video };
  };
  const shown = once(async () => {
    const video = await buildVideo(platform, ofWorks);
    return insertTestWork(platform, { episodes: [{ number: 1, videos: [video.id] }] });
  });
  /** An episode that is not here yet. */
  const coming = async () => (await insertTestWork(platform, { episodes: [{ number: 1 }] })).episodeIds[0]!;
  return {
    work_slug: async () => (await shown()).slug,
    spare_work_id: async () => (await spare()).id,
    other_work_id: async () => (await insertTestWork(platform)).id,
    spare_work_ids: async () => [(await spare()).id, (await spare()).id],
    spare_episode_id: async () => (await spare()).episodeId,
    fresh_video_slug: async () => (await buildVideo(platform, ofWorks)).slug,
    version_video_id: async () => (await spare()).video.id,
    long_work_id: async () => {
      long = await insertTestWork(platform, { episodes: [{ number: 1 }, { number: 2 }] });
      return long.id;
    },
    episodes_of_it: () => long!.episodeIds.slice(0, 1),
    numbers_of_it: () => [{ id: long!.episodeIds[0], number: 7 }],
    work_act_id: () => insertTestWorkAct(platform),
    open_proposals: async () => [{ id: (await proposed()).proposalId, number: 3 }],
    open_proposal_ids: async () => [(await proposed()).proposalId],
    said_series: { work_title: 'Lantern said', number: 2 },
    tag_slugs: ['rain'],
    no_tag_slugs: ['snow'],
    calendar_day: '2026-11-23',
    list_language: 'ja',
    list_file: '{"format":"tsukimi-list","version":1,"entries":[{"title":"Lantern","status":"planned"}]}',
    coming_episode_id: async () => coming(),
    coming_episode_ids: async () => [await coming()],
    sequel: 'sequel',
    work_titles: [{ language: 'de', kind: 'short', title: 'Lampe' }],
    studio_slug: async () => (await shown()).studioSlug,
  };
};
