import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, Nullable, OneOf, Slug, Timestamp, Uuid } from './schema-parts.ts';
import { VideoCard } from './videos.ts';
import { episodeKinds, workKinds } from './work-words.ts';

const number = Type.Number({ description: 'With decimals: 6.5 was aired between two.' });

/** What a member goes on with: a video in the middle, or an episode of a series, one for each. */
export const ContinuedCard = Type.Object({
  ...VideoCard.properties,
  watched_at: Timestamp,
  position_seconds: Nullable(Type.Integer({ description: 'Where to continue; null: from the beginning.' })),
  watched_video_id: Type.String({
    description: 'What was watched last; of a series often the episode before.',
  }),
  episode: Nullable(
    Type.Object({
      kind: OneOf(episodeKinds),
      number,
      title: Nullable(Type.String()),
      native_title: Nullable(Type.String()),
      work_slug: Type.String(),
      work_title: Type.String(),
      work_kind: OneOf(workKinds),
      is_first: Type.Boolean({ description: 'Nothing of the series comes before it.' }),
    }),
  ),
});
export type ContinuedCard = Static<typeof ContinuedCard>;

/** How far a member is in a season, film or OVA. */
export const WorkProgress = Type.Object({
  episodes: Type.Array(
    Type.Object({
      episode_id: Uuid,
      is_seen: Type.Boolean(),
      position_seconds: Nullable(
        Type.Integer({ description: 'Where they stopped in the version watched last.' }),
      ),
      duration_seconds: Nullable(Type.Integer()),
    }),
    { description: 'Those of which something was watched.' },
  ),
  next: Nullable(
    Type.Object({
      kind: OneOf(episodeKinds),
      number,
      video_id: Uuid,
      slug: Type.String(),
      position_seconds: Nullable(Type.Integer()),
    }),
  ),
  has_begun: Type.Boolean(),
});
export type WorkProgress = Static<typeof WorkProgress>;

export const workProgressCalls = {
  get_continue_watching: declare({
    kind: 'rpc',
    summary:
      'What the caller goes on with, latest first: videos left in the middle, and of each series the episode left in the middle or the next one, in the same language if there is one.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({
      p_limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: limits.continuedShown })),
    }),
    output: Type.Array(ContinuedCard),
  }),
  get_work_progress: declare({
    kind: 'rpc',
    summary:
      'What the caller has seen of a published season, film or OVA, and where they go on. Rows: one, or none.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_slug: Slug(limits.slugLength) }),
    output: Type.Array(WorkProgress),
  }),
};
