import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import {
  CodeText,
  Input,
  Nullable,
  OneOf,
  PublicText,
  QueryText,
  Slug,
  Timestamp,
  Uuid,
} from './schema-parts.ts';
import { publishStates } from './wire-values.ts';
import {
  episodeCuts,
  episodeKinds,
  workAirings,
  workKinds,
  workRelationKinds,
  workSeasons,
  workSources,
  workStates,
  workTitleKinds,
} from './work-words.ts';
import { Studio, WorkTitle, workFacts } from './works.ts';

/** A work in the back office's list. */
export const ListedWork = Type.Object({
  id: Uuid,
  slug: Type.String(),
  kind: OneOf(workKinds),
  title: Type.String(),
  native_title: Nullable(Type.String()),
  year: Nullable(Type.Integer()),
  season: Nullable(OneOf(workSeasons)),
  state: OneOf(workStates),
  episode_count: Type.Integer(),
  version_count: Type.Integer({ description: 'Videos in any state.' }),
  updated_at: Timestamp,
});
export type ListedWork = Static<typeof ListedWork>;

const NamedWork = Type.Object({
  id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  state: OneOf(workStates),
});

export const ManagedVersion = Type.Object({
  video_id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  publish_status: OneOf(publishStates),
  audio_language: Nullable(Type.String()),
  cut: OneOf(episodeCuts),
  release_group: Nullable(Type.String()),
});
export type ManagedVersion = Static<typeof ManagedVersion>;

export const ManagedEpisode = Type.Object({
  id: Uuid,
  kind: OneOf(episodeKinds),
  number: Type.Number(),
  title: Nullable(Type.String()),
  native_title: Nullable(Type.String()),
  aired_on: Nullable(Type.String()),
  air_time: Nullable(Type.String({ description: 'In UTC, as 15:30.' })),
  versions: Type.Array(ManagedVersion),
});
export type ManagedEpisode = Static<typeof ManagedEpisode>;

/** All that an admin may change of a work, in any state. */
export const ManagedWork = Type.Object({
  id: Uuid,
  slug: Type.String(),
  ...workFacts,
  state: OneOf(workStates),
  titles: Type.Array(WorkTitle),
  studios: Type.Array(Studio),
  relations: Type.Array(Type.Object({ relation: OneOf(workRelationKinds), ...NamedWork.properties })),
  series: Type.Array(NamedWork),
  episodes: Type.Array(ManagedEpisode),
  finds_skips: Type.Boolean({ description: 'Openings, endings and recaps are looked for by sound.' }),
  updated_at: Timestamp,
});
export type ManagedWork = Static<typeof ManagedWork>;

const words = (holder: string, longest: number) =>
  PublicText({ holder, longest, holdWords: 'passed', maxLength: limits.workTyped });
const Title = words('The title holds', limits.titleLength);
const MaybeTitle = Type.Optional(Nullable(Title));
const Language = CodeText({ minLength: 2, maxLength: 35 });
const facts = {
  p_kind: Type.Optional(OneOf(workKinds)),
  p_native_title: MaybeTitle,
  p_synopsis: Type.Optional(Nullable(words('The synopsis holds', limits.synopsisLength))),
  p_year: Type.Optional(Nullable(Type.Integer({ minimum: 1900, maximum: 2200 }))),
  p_season: Type.Optional(Nullable(OneOf(workSeasons))),
  p_airing: Type.Optional(OneOf(workAirings)),
  p_source: Type.Optional(Nullable(OneOf(workSources))),
  p_expected_episodes: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 10_000 }))),
  p_state: Type.Optional(OneOf(workStates)),
  p_titles: Type.Optional(
    Type.Array(Input({ language: Language, kind: OneOf(workTitleKinds), title: Title }), {
      maxItems: limits.titlesPerWork,
      description: 'All further titles, in their order.',
    }),
  ),
  p_studios: Type.Optional(
    Type.Array(words('The name holds', limits.studioNameLength), {
      maxItems: limits.studiosPerWork,
      description: 'Names of all its studios; one that is not there is made.',
    }),
  ),
};
const errors = [
  'badInput (400): no title, a text that is not allowed, a language that is none, or a season without a year',
];
const noWork = 'notFound (404): no such work';
const noEpisode = 'notFound (404): no such episode';
const act = { kind: 'rpc', access: 'admin', proof: 'none', limit: 'write' } as const;

export const managedWorkCalls = {
  get_managed_works: declare({
    kind: 'rpc',
    summary: 'A page of all works in any state, the last changed first; searched by a part of any title.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_state: Type.Optional(Nullable(OneOf(workStates))),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.moderatedPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.moderatedDeepest })),
    }),
    output: Type.Object({ items: Type.Array(ListedWork), total: Type.Integer() }),
  }),
  get_managed_work: declare({
    kind: 'rpc',
    summary: 'A work in any state with all that can be changed of it.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_work_id: Uuid }),
    output: ManagedWork,
    errors: [noWork],
  }),
  create_work: declare({
    ...act,
    summary: 'Makes a work. Its slug is made from the title, and stays as it is.',
    input: Input({ p_title: Title, ...facts }),
    output: ManagedWork,
    errors,
  }),
  update_work: declare({
    ...act,
    summary: 'Changes a work. Absent fields stay; lists are replaced as a whole.',
    input: Input({ p_work_id: Uuid, p_title: Type.Optional(Title), ...facts }),
    output: ManagedWork,
    errors: [...errors, noWork],
  }),
  relate_works: declare({
    ...act,
    summary:
      'Says what another work is to this one, in place of what was said of the two; null: they are not related.',
    input: Input({ p_work_id: Uuid, p_other_id: Uuid, p_relation: Nullable(OneOf(workRelationKinds)) }),
    output: ManagedWork,
    errors: [noWork, 'conflict (409): both are the same'],
  }),
  order_series: declare({
    ...act,
    summary:
      'Makes these works one story, in the order to watch, and takes out of it what is not named; one alone is a story no more.',
    input: Input({ p_work_ids: Type.Array(Uuid, { minItems: 1, maxItems: 100 }) }),
    output: ManagedWork,
    errors: [noWork],
  }),
  save_episode: declare({
    ...act,
    summary: 'Adds an episode to a work, or changes one.',
    input: Input({
      p_work_id: Uuid,
      p_episode_id: Type.Optional(Nullable(Uuid)),
      p_kind: Type.Optional(OneOf(episodeKinds)),
      p_number: Type.Number({ minimum: 0, maximum: 99_999, description: 'With two decimals at most.' }),
      p_title: MaybeTitle,
      p_native_title: MaybeTitle,
      p_aired_on: Type.Optional(Nullable(CodeText({ maxLength: 10, description: 'A day, ISO 8601.' }))),
      p_air_time: Type.Optional(
        Nullable(CodeText({ maxLength: 5, description: 'When on that day it airs, in UTC, as 15:30.' })),
      ),
    }),
    output: ManagedWork,
    errors: [
      noWork,
      noEpisode,
      'badInput (400): a text, a number, a day or an hour that is not allowed',
      'conflict (409): the work has an episode with the number',
    ],
  }),
  delete_episode: declare({
    ...act,
    summary: 'Deletes an episode. Its videos stay, and are versions of nothing.',
    input: Input({ p_episode_id: Uuid }),
    output: ManagedWork,
    errors: [noEpisode],
  }),
  set_episode_version: declare({
    ...act,
    summary: 'Makes a video, by its slug, a version of an episode, or changes what its version is.',
    input: Input({
      p_episode_id: Uuid,
      p_slug: Slug(limits.slugLength),
      p_cut: Type.Optional(OneOf(episodeCuts)),
      p_release_group: Type.Optional(Nullable(words('The group holds', limits.releaseGroupLength))),
    }),
    output: ManagedWork,
    errors: [noEpisode, 'notFound (404): no such video', 'conflict (409): the video is another episode'],
  }),
  remove_episode_version: declare({
    ...act,
    summary: 'Makes a video a version of nothing.',
    input: Input({ p_video_id: Uuid }),
    output: ManagedWork,
    errors: ['notFound (404): the video is no episode'],
  }),
};
