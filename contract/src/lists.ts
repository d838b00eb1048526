import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, PrivateText, QueryText, Timestamp, Uuid } from './schema-parts.ts';
import { VideoCard } from './videos.ts';
import { listFormats, listSorts, listStatuses, listWinners, scoreScales } from './work-words.ts';
import { WorkCard } from './works.ts';

const Day = Nullable(Type.String({ description: 'A day, ISO 8601.' }));
const Score = Nullable(Type.Integer({ description: 'Of a hundred, whatever the scale.' }));
const Count = Type.Integer();

/** How a member has their list. */
export const ListSettings = Type.Object({
  scale: OneOf(scoreScales),
  is_public: Type.Boolean({ description: 'Others see it on the member’s profile, never the notes.' }),
  follows_watching: Type.Boolean({ description: 'What is watched to the end moves the list.' }),
});
export type ListSettings = Static<typeof ListSettings>;

const shared = {
  status: OneOf(listStatuses),
  score: Score,
  started_on: Day,
  finished_on: Day,
  episodes_seen: Count,
  rewatches: Count,
};
/** What a member says of a work. */
export const ListEntry = Type.Object({
  ...shared,
  notes: Nullable(Type.String()),
  tells_of_new: Type.Boolean({ description: 'They are told of new episodes.' }),
  told_language: Nullable(
    Type.String({ description: 'Only of those one hears in this language (BCP 47); null: of the first.' }),
  ),
  updated_at: Timestamp,
});
export type ListEntry = Static<typeof ListEntry>;

const episodesOf = { expected_episodes: Nullable(Type.Integer()) };
export const ListedEntry = Type.Object({ ...ListEntry.properties, work: WorkCard, ...episodesOf });
export type ListedEntry = Static<typeof ListedEntry>;
export const PublicEntry = Type.Object({ ...shared, work: WorkCard, ...episodesOf });
export type PublicEntry = Static<typeof PublicEntry>;

const Counts = Type.Object(
  Object.fromEntries(listStatuses.map((status) => [status, Count])) as Record<
    (typeof listStatuses)[number],
    typeof Count
  >,
);

const page = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.highestPage, default: 1 }));
const status = Type.Optional(Nullable(OneOf(listStatuses)));
const GivenDay = Type.Optional(Nullable(CodeText({ maxLength: 10, description: 'A day, ISO 8601.' })));
const Amount = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 }));
/** How long it may be, its reader says: a page sends more than a request of the API holds. */
const File = PrivateText({ minLength: 1 });
const Wins = Type.Optional(OneOf(listWinners));
const noWork = 'notFound (404): no such work';

/** One entry of a file, and what would become of it. */
const Matched = Type.Object({
  work: Type.Object({ id: Uuid, slug: Type.String(), title: Type.String() }),
  named: Type.String({ description: 'As the file calls it.' }),
  change: OneOf(['added', 'changed', 'same', 'stays'] as const),
  before: Nullable(ListEntry),
  after: ListEntry,
});
export type MatchedEntry = Static<typeof Matched>;
export const ListImport = Type.Object({
  matched: Type.Array(Matched),
  not_found: Type.Array(
    Type.Object({
      title: Type.String(),
      why: OneOf(['unknown', 'several'] as const),
    }),
  ),
  added: Count,
  changed: Count,
  unchanged: Count,
  unknown: Type.Integer({ description: 'How many of the file were not found; both lists may be cut.' }),
});
export type ListImport = Static<typeof ListImport>;
const fileErrors = [
  'badInput (400): the file is no list, too large, or holds what no list holds',
  'conflict (409): the list would have too many works',
];

/** The newest episode of a work on the list. */
export const NewEpisode = Type.Object({
  ...VideoCard.properties,
  work_slug: Type.String(),
  work_title: Type.String(),
});
export type NewEpisode = Static<typeof NewEpisode>;
const member = { kind: 'rpc', access: 'member' } as const;

export const listCalls = {
  get_my_list: declare({
    ...member,
    summary: `A page (${limits.listPageSize}) of the works on the caller’s list, with how many there are of each status.`,
    limit: 'read',
    get: true,
    input: Input({
      p_status: status,
      p_sort: Type.Optional(OneOf(listSorts)),
      p_search: Type.Optional(Nullable(QueryText({ maxLength: limits.searchQueryLength }))),
      p_page: page,
    }),
    output: Type.Object({
      items: Type.Array(ListedEntry),
      counts: Counts,
      page: Type.Integer(),
      has_more: Type.Boolean(),
      settings: ListSettings,
    }),
  }),
  get_list_entry: declare({
    ...member,
    summary: 'What the caller says of a work. Rows: one, or none where it is not on their list.',
    limit: 'read',
    get: true,
    input: Input({ p_work_id: Uuid }),
    output: Type.Object({ entry: Nullable(ListEntry), settings: ListSettings }),
  }),
  save_list_entry: declare({
    ...member,
    summary: 'Puts a published work on the caller’s list, or changes what stands there. Absent fields stay.',
    limit: 'write',
    input: Input({
      p_work_id: Uuid,
      p_status: Type.Optional(OneOf(listStatuses)),
      p_score: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
      p_notes: Type.Optional(Nullable(PrivateText({ maxLength: limits.listNotesLength }))),
      p_started_on: GivenDay,
      p_finished_on: GivenDay,
      p_episodes_seen: Amount,
      p_rewatches: Amount,
      p_tells_of_new: Type.Optional(Type.Boolean()),
      p_told_language: Type.Optional(Nullable(CodeText({ minLength: 2, maxLength: 35 }))),
    }),
    output: ListEntry,
    errors: [noWork, 'badInput (400): a day that is none', 'conflict (409): the list has too many works'],
  }),
  remove_list_entry: declare({
    ...member,
    summary: 'Takes a work off the caller’s list.',
    limit: 'write',
    input: Input({ p_work_id: Uuid }),
    output: Type.Object({ removed: Type.Boolean() }),
  }),
  update_list_settings: declare({
    ...member,
    summary: 'Changes how the caller has their list. Absent fields stay.',
    limit: 'write',
    input: Input({
      p_scale: Type.Optional(OneOf(scoreScales)),
      p_is_public: Type.Optional(Type.Boolean()),
      p_follows_watching: Type.Optional(Type.Boolean()),
    }),
    output: ListSettings,
  }),
  get_public_list: declare({
    kind: 'rpc',
    summary:
      'A page of a member’s list without its notes; nothing where it is not public, or one of the two has blocked the other.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_user_id: Uuid, p_status: status, p_page: page }),
    output: Type.Object({
      items: Type.Array(PublicEntry),
      counts: Counts,
      scale: OneOf(scoreScales),
      page: Type.Integer(),
      has_more: Type.Boolean(),
    }),
  }),
  export_my_list: declare({
    ...member,
    summary: 'The caller’s list as a file: XML as list sites read and write it, or JSON.',
    limit: 'read',
    get: true,
    input: Input({ p_format: OneOf(listFormats) }),
    output: Type.Object({ name: Type.String(), type: Type.String(), text: Type.String() }),
  }),
  preview_list_import: declare({
    ...member,
    summary: 'What a file of a list would change on the caller’s, and what of it the site does not know.',
    limit: 'write',
    input: Input({ p_file: File, p_wins: Wins }),
    output: ListImport,
    errors: fileErrors,
  }),
  import_list: declare({
    ...member,
    summary: 'Reads a file into the caller’s list. Nothing is taken off it.',
    limit: 'write',
    input: Input({ p_file: File, p_wins: Wins }),
    output: ListImport,
    errors: fileErrors,
  }),
  get_new_episodes: declare({
    ...member,
    summary: 'The newest published episode of each work whose new episodes the caller wants to hear of.',
    limit: 'read',
    get: true,
    input: Input({ p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 8 })) }),
    output: Type.Array(NewEpisode),
  }),
  get_reminders: declare({
    ...member,
    summary: 'Of which of these episodes the caller wants to be reminded.',
    limit: 'read',
    get: true,
    input: Input({ p_episode_ids: Type.Array(Uuid, { maxItems: 300 }) }),
    output: Type.Array(Uuid),
  }),
  set_reminder: declare({
    ...member,
    summary: 'Reminds the caller once an episode that is not here yet can be watched, or no longer does.',
    limit: 'write',
    input: Input({ p_episode_id: Uuid, p_is_on: Type.Boolean() }),
    output: Type.Object({ is_on: Type.Boolean() }),
    errors: ['notFound (404): no such episode', 'conflict (409): it can be watched already'],
  }),
};
