import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { OptionalGround } from './reports.ts';
import { Input, MediaUrl, Nullable, QueuePage, StaffText, Timestamp, Uuid } from './schema-parts.ts';

/** A picture that nobody sees until a person has looked at it. */
export const WaitingPicture = Type.Object({
  id: Uuid,
  intake: Type.String({ description: 'How it came in: `avatar`, `photo`, `own_thumbnail`, …' }),
  owner_username: Nullable(
    Type.String({ description: 'Who sent it; null: an admin, an import, or somebody who has left.' }),
  ),
  video_title: Nullable(Type.String()),
  video_slug: Nullable(Type.String()),
  picture_url: MediaUrl(),
  asked_at: Timestamp,
  held_because: Type.String(),
  is_minor_related: Type.Boolean(),
  found: Type.Array(
    Type.Object({
      list: Type.String({
        description: "`stay-down` is this site's own; otherwise the name of another's list.",
      }),
      reason: Type.String(),
      is_mirrored: Type.Boolean(),
    }),
    { description: 'What it looks like.' },
  ),
});
export type WaitingPicture = Static<typeof WaitingPicture>;

const Done = Type.Object({ done: Type.Literal(true) });
const notThere = 'notFound (404): it does not wait for a review';

export const pictureReviewCalls = {
  get_picture_queue: declare({
    kind: 'rpc',
    summary:
      'Pictures waiting for a person, longest waiting first. Those that may show a minor are included only for admins with `child_safety`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: QueuePage(),
    output: Type.Object({ items: Type.Array(WaitingPicture), total: Type.Integer() }),
  }),
  approve_picture: declare({
    kind: 'rpc',
    summary: 'Passes a waiting picture: it is shown where it was meant to be.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({ p_picture_id: Uuid }),
    output: Done,
    errors: [notThere, 'conflict (409): what it was sent for is gone, or somebody else has decided'],
  }),
  refuse_picture: declare({
    kind: 'rpc',
    summary:
      'Refuses a waiting picture. With `p_stays_down`, it and anything that looks like it are refused from now on; one that may show a minor always is, and stays as evidence. Its owner gets a statement of reasons.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_picture_id: Uuid,
      p_stays_down: Type.Optional(Type.Boolean({ default: false })),
      p_reason: Type.Optional(StaffText({ maxLength: limits.removalReasonLength })),
      p_ground: OptionalGround,
    }),
    output: Done,
    errors: [notThere, 'badInput (400): it is to stay down, and no reason is given'],
  }),
};
