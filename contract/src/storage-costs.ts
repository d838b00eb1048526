import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { PublishState } from './moderated-videos.ts';
import { Input, Nullable, OneOf, Timestamp, Uuid } from './schema-parts.ts';
import { storedPartNames, videoCostSorts } from './storage-lists.ts';

const Bytes = Type.Integer({ minimum: 0 });
const Steps = (description: string) =>
  Type.Array(
    Type.Object({
      /** Days or months. */
      after: Type.Integer(),
      videos: Type.Integer(),
      bytes: Bytes,
    }),
    { description },
  );

export const StorageSums = Type.Object({
  bytes: Bytes,
  parts: Type.Array(
    Type.Object({
      part: OneOf(storedPartNames),
      /** `720`, of a rung of the H.264 ladder. */
      height: Nullable(Type.Integer()),
      bytes: Bytes,
      /** How many files or renditions; null: it is not counted. */
      files: Nullable(Type.Integer()),
    }),
    { description: 'The largest first.' },
  ),
  videos: Type.Integer({ description: 'Videos with a file here.' }),
  unwatched: Type.Integer({ description: 'Those that nobody ever watched.' }),
  uncounted: Type.Integer({ description: 'Files whose pictures are not counted yet.' }),
  sources: Steps('What goes if sources are deleted this many days after they became of no use.'),
  rungs: Steps('What goes with the tallest rungs of videos that nobody watched for this many months.'),
});
export type StorageSums = Static<typeof StorageSums>;

export const VideoCostSort = OneOf(videoCostSorts);
export type VideoCostSort = Static<typeof VideoCostSort>;

const CostlyVideo = Type.Object({
  id: Uuid,
  slug: Type.String(),
  title: Type.String(),
  publish_status: PublishState,
  bytes: Bytes,
  source_bytes: Bytes,
  watched_seconds: Type.Integer(),
  bytes_per_minute: Bytes,
  /** The day it was watched last, came out, or got its file: the latest of them. */
  idle_since: Type.String(),
});
export type CostlyVideo = Static<typeof CostlyVideo>;

export const storageCostCalls = {
  get_storage: declare({
    kind: 'rpc',
    summary:
      'What all videos take in storage, part by part, and what each rule of retention would free. Sums of the last hour; null until they are counted first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({ sums: Nullable(StorageSums), counted_at: Nullable(Timestamp) }),
  }),
  get_costly_videos: declare({
    kind: 'rpc',
    summary:
      'Videos by what they take in storage, the most first: in all, for each minute watched, or of those that nobody ever watched. As weighed in the last hour.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({
      p_sort: Type.Optional(VideoCostSort),
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: limits.moderatedPageSize })),
      p_offset: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.costlyDeepest })),
    }),
    output: Type.Object({ items: Type.Array(CostlyVideo), total: Type.Integer() }),
  }),
  get_video_storage: declare({
    kind: 'rpc',
    summary: 'What the file of one video takes in storage, part by part, the largest first.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({
      bytes: Bytes,
      parts: Type.Array(
        Type.Object({
          /** `720p`, `audio-1`; or `source`, `pictures`, `previews`, `captions`. */
          name: Type.String(),
          kind: OneOf(['video', 'audio', 'other']),
          bytes: Bytes,
        }),
      ),
      takes_av1: Type.Boolean({
        description: 'Its file is finished and neither has an AV1 version nor gets one: it can be asked for.',
      }),
    }),
    errors: ['notFound (404): no such video'],
  }),
  count_storage: declare({
    kind: 'rpc',
    summary: 'Has a worker weigh all videos now, instead of at the next hour.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({}),
    output: Type.Object({ message: Type.String() }),
  }),
};
