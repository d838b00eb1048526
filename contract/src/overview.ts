import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { activityPeriods, waitingKinds } from './overview-lists.ts';
import { Input, Nullable, OneOf, Timestamp } from './schema-parts.ts';

export const WaitingWork = Type.Object({
  kind: OneOf(waitingKinds),
  count: Type.Integer({ description: `At most ${limits.waitingCounted}.` }),
  /** There are more than were counted. */
  has_more: Type.Boolean(),
});
export type WaitingWork = Static<typeof WaitingWork>;

const figures = {
  page_views: Type.Integer(),
  /** People with a page, counted anew each day. */
  visitors: Type.Integer(),
  /** Views of videos. */
  views: Type.Integer(),
  /** People with a view, counted anew each day. */
  viewers: Type.Integer(),
  playbacks: Type.Integer(),
  watch_seconds: Type.Integer(),
  sign_ups: Type.Integer(),
  /** Uploads and imports. */
  videos_added: Type.Integer(),
  /** Answers that were a fault of ours. */
  errors: Type.Integer(),
};
const ActivityFigures = Type.Object(figures);
export type ActivityFigures = Static<typeof ActivityFigures>;

export const ActivityStep = Type.Object({
  /** Its first moment. */
  from: Timestamp,
  ...figures,
  /** Of all files, as last measured in the step; null: not measured. */
  stored_bytes: Nullable(Type.Integer()),
});
export type ActivityStep = Static<typeof ActivityStep>;

export const overviewCalls = {
  get_waiting_work: declare({
    kind: 'rpc',
    summary:
      'What waits for an admin, each kind counted to at most a thousand. What may show a minor is counted for admins with `child_safety` alone.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(WaitingWork),
  }),
  get_site_activity: declare({
    kind: 'rpc',
    summary:
      'What the site did in the last 24 hours by hour, or in 7 or 30 days by day (UTC), beside the same time before.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({ p_period: Type.Optional(OneOf(activityPeriods)) }),
    output: Type.Object({
      period: OneOf(activityPeriods),
      /** Oldest first; the last is not over yet. */
      steps: Type.Array(ActivityStep),
      totals: ActivityFigures,
      /** The same of as many hours before. */
      before: ActivityFigures,
      /** Of all files, as last measured; null: not yet. */
      stored_bytes: Nullable(Type.Integer()),
      /** The disk that the data of this site is on, in bytes; null: it could not be asked. */
      disk: Nullable(Type.Object({ total: Type.Integer(), free: Type.Integer() })),
      backups: Type.Object({
        /** When the newest backup that is known of ended; null: none is known. */
        last_at: Nullable(Timestamp),
        /** When one was last restored by a drill, and the site in it played a video; null: never. */
        proven_at: Nullable(Timestamp),
      }),
    }),
  }),
};
