import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, MediaUrl, Nullable, OneOf, Slug, Uuid } from './schema-parts.ts';
import { shieldMark } from './shield-mark.ts';
import { PlaybackState } from './videos.ts';
import {
  episodeCuts,
  episodeKinds,
  skipKinds,
  workAirings,
  workKinds,
  workRelationKinds,
  workSeasons,
  workSources,
  workTitleKinds,
} from './work-words.ts';

/** The still of a video as lists show it; of a work, that of its first episode. */
const still = { picture_url: Nullable(MediaUrl()) };

/** The same of a thing that is no video: a shield looks at the video that the picture is of. */
const stillOfVideo = {
  ...still,
  picture_of: Nullable(Type.Unsafe<string>({ ...Uuid, description: 'The video that the picture is of.' })),
  ...shieldMark,
};

/** A season, film or OVA in a list. */
export const WorkCard = Type.Object({
  id: Uuid,
  slug: Type.String(),
  kind: OneOf(workKinds),
  title: Type.String({ description: 'In Latin script.' }),
  native_title: Nullable(Type.String()),
  year: Nullable(Type.Integer()),
  season: Nullable(OneOf(workSeasons)),
  airing: OneOf(workAirings),
  ...stillOfVideo,
});
export type WorkCard = Static<typeof WorkCard>;

export const Studio = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  native_name: Nullable(Type.String()),
});
export type Studio = Static<typeof Studio>;

export const WorkTitle = Type.Object({
  language: Type.String({ description: 'BCP 47.' }),
  kind: OneOf(workTitleKinds),
  title: Type.String(),
});

/** A published video that is an episode. */
export const EpisodeVersion = Type.Object({
  video_id: Uuid,
  slug: Type.String(),
  cut: OneOf(episodeCuts),
  release_group: Nullable(Type.String()),
  audio_language: Nullable(Type.String()),
  subtitle_languages: Type.Array(Type.String()),
  duration_seconds: Nullable(Type.Integer()),
  quality: Nullable(Type.String()),
  playback_state: PlaybackState,
  ...still,
  ...shieldMark,
});
export type EpisodeVersion = Static<typeof EpisodeVersion>;

const episodeFacts = {
  kind: OneOf(episodeKinds),
  number: Type.Number({ description: 'With decimals: 6.5 was aired between two.' }),
  title: Nullable(Type.String()),
  native_title: Nullable(Type.String()),
};
export const Episode = Type.Object({
  id: Uuid,
  ...episodeFacts,
  aired_on: Nullable(Type.String({ description: 'A day, ISO 8601.' })),
  versions: Type.Array(EpisodeVersion),
});
export type Episode = Static<typeof Episode>;

/** The facts of a work, without what stands in other tables. */
export const workFacts = {
  kind: OneOf(workKinds),
  title: Type.String({ description: 'In Latin script.' }),
  native_title: Nullable(Type.String()),
  synopsis: Nullable(Type.String()),
  year: Nullable(Type.Integer()),
  season: Nullable(OneOf(workSeasons)),
  airing: OneOf(workAirings),
  source: Nullable(OneOf(workSources)),
  expected_episodes: Nullable(Type.Integer()),
};

/** An episode in another's answer: the version in the same language if there is one. */
export const NextEpisode = Type.Object({
  ...episodeFacts,
  video_id: Uuid,
  slug: Type.String(),
  playback_state: PlaybackState,
  ...still,
  ...shieldMark,
});
export type NextEpisode = Static<typeof NextEpisode>;

const EpisodeBound = Type.Pick(Type.Object(episodeFacts), ['kind', 'number']);

export const Work = Type.Object({
  id: Uuid,
  slug: Type.String(),
  ...workFacts,
  titles: Type.Array(WorkTitle),
  studios: Type.Array(Studio),
  relations: Type.Array(
    Type.Object({
      relation: OneOf(workRelationKinds),
      ...WorkCard.properties,
    }),
    { description: 'What each of these is to this work.' },
  ),
  series: Type.Array(WorkCard, {
    description: 'Works of the same story in the order to watch, this one too; empty if it stands alone.',
  }),
  lists: Type.Object(
    { planned: Type.Integer(), watching: Type.Integer(), completed: Type.Integer() },
    { description: 'In how many lists of members it is that everybody may see, as they were counted last.' },
  ),
  episodes_listed: Type.Integer({
    description: 'Regular episodes on all pages, those that are not here yet too.',
  }),
  /** The first episode with a published video. */
  first: Nullable(NextEpisode),
  page: Type.Integer(),
  pages: Type.Array(Type.Object({ first: EpisodeBound, last: EpisodeBound }), {
    description: 'From which to which episode each page of them goes.',
  }),
  episodes: Type.Array(Episode, { description: 'The page of them: by number, regular ones first.' }),
});
export type Work = Static<typeof Work>;

/** What one may skip. Times in seconds of the video. */
export const Skip = Type.Object({
  kind: OneOf(skipKinds),
  starts_at: Type.Number(),
  ends_at: Type.Number(),
  is_first: Type.Boolean({ description: 'An opening that no episode before has: nobody has seen it yet.' }),
});
export type Skip = Static<typeof Skip>;

export const EpisodeOfVideo = Type.Object({
  work: Type.Object({ slug: Type.String(), title: Type.String(), kind: OneOf(workKinds) }),
  ...episodeFacts,
  previous: Nullable(NextEpisode),
  next: Nullable(NextEpisode),
  /** The first episode of the work. */
  first: Nullable(NextEpisode),
  page: Type.Integer({ description: 'The page of the episodes of `get_work` on which it is.' }),
  versions: Type.Array(
    Type.Object({
      video_id: Uuid,
      slug: Type.String(),
      cut: OneOf(episodeCuts),
      release_group: Nullable(Type.String()),
      audio_language: Nullable(Type.String()),
      subtitle_languages: Type.Array(Type.String()),
      offsets: Nullable(
        Type.Array(Type.Unsafe<[number, number]>(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })), {
          description:
            'How it lies beside the version that all are compared with: from which second of that one on it is how many seconds ahead. Empty: the two could not be compared. Null: they were not, yet.',
        }),
      ),
    }),
    { description: 'All versions of the episode, the video itself too.' },
  ),
  skips: Type.Array(Skip),
});
export type EpisodeOfVideo = Static<typeof EpisodeOfVideo>;

export const StudioCard = Type.Object({ ...Studio.properties, work_count: Type.Integer(), ...stillOfVideo });
export type StudioCard = Static<typeof StudioCard>;

const cache = { seconds: 30, topics: ['works', 'videos'] } as const;
const page = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 }));

export const workCalls = {
  get_work: declare({
    kind: 'rpc',
    summary:
      'A published season, film or OVA with its facts, titles, studios, relations, the works of its story, and a page (100) of its episodes with the published videos that are versions of them. Rows: one, or none.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({ p_slug: Slug(limits.slugLength), p_page: page }),
    output: Type.Array(Work),
  }),
  get_episode_of_video: declare({
    kind: 'rpc',
    summary:
      'Which episode of which work a published video is, what comes before and after it, and all its versions. Rows: one, or none where it is no episode.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({ p_video_id: Uuid }),
    output: Type.Array(EpisodeOfVideo),
  }),
  list_works: declare({
    kind: 'rpc',
    summary: 'A page (100) of the published works, the latest added first.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({ p_page: page }),
    output: Type.Array(WorkCard),
  }),
  list_studios: declare({
    kind: 'rpc',
    summary: 'A page (48) of the studios that have published works, by name.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({ p_page: page }),
    output: Type.Object({ items: Type.Array(StudioCard), page: Type.Integer(), has_more: Type.Boolean() }),
  }),
  get_studio: declare({
    kind: 'rpc',
    summary: 'A studio and a page (24) of its published works, the latest first. Rows: one, or none.',
    access: 'anyone',
    limit: 'read',
    cache,
    input: Input({ p_slug: Slug(limits.slugLength), p_page: page }),
    output: Type.Array(
      Type.Object({
        ...Studio.properties,
        work_count: Type.Integer(),
        works: Type.Array(WorkCard),
        page: Type.Integer(),
        has_more: Type.Boolean(),
      }),
    ),
  }),
};
