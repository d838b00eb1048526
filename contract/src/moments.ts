import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, Uuid } from './schema-parts.ts';
import { momentKinds } from './wire-values.ts';

const longestVideo = 86_400;
const Time = (description: string) => Type.Number({ minimum: 0, maximum: longestVideo, description });

/** A moment of a video of which its viewers are told before, for whoever may change it. */
export const OwnMoment = Type.Object({
  id: Uuid,
  kind: OneOf(momentKinds),
  tag: Nullable(Type.String({ description: 'Of a warning, which is a tag.' })),
  starts_at: Type.Number({ description: 'Seconds.' }),
  ends_at: Type.Number(),
  by_hand: Type.Boolean({ description: 'False: it was found by measuring the picture.' }),
  is_dismissed: Type.Boolean({ description: 'An admin said that it is none: nobody is told of it.' }),
});
export type OwnMoment = Static<typeof OwnMoment>;

export const OwnMoments = Type.Object({
  slug: Type.String({ description: 'Of the video, whose page plays from a moment on.' }),
  may_dismiss: Type.Boolean({
    description: 'Whether the caller may say that flashing which was found is none.',
  }),
  is_measured: Nullable(
    Type.Boolean({ description: 'Whether the file was measured for flashes. Null: the file is not here.' }),
  ),
  moments: Type.Array(OwnMoment, { description: 'In the order in which they come.' }),
  warnings: Type.Array(Type.String(), { description: 'Tags that are warnings, by name.' }),
});
export type OwnMoments = Static<typeof OwnMoments>;

const noVideo = 'notFound (404): there is no such video of this member';
const noMoment = 'notFound (404): there is no such moment of a video of this member';

export const momentCalls = {
  get_own_moments: declare({
    kind: 'rpc',
    summary:
      'Moments of the caller’s own video of which viewers are told before, for admins of any: flashing that was found or said, and warnings.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: OwnMoments,
    errors: [noVideo],
  }),
  save_own_moment: declare({
    kind: 'rpc',
    summary:
      'Says of a moment of the caller’s own video, for admins of any, that it flashes, or that a warning stands there; or changes one that was said. The video has the warning, too.',
    access: 'member',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_moment_id: Type.Optional(Nullable(Uuid)),
      p_kind: OneOf(momentKinds),
      p_tag: Type.Optional(Nullable(CodeText({ maxLength: limits.tagLength, description: 'Of a warning.' }))),
      p_starts_at: Time('Seconds.'),
      p_ends_at: Time('Seconds, after the start.'),
    }),
    output: OwnMoments,
    errors: [
      noVideo,
      noMoment,
      'badInput (400): no tag that is a warning, an end that is not after its start or after the end of the video',
      'conflict (409): it was found and not said, or the video has all the moments it may have',
    ],
  }),
  delete_own_moment: declare({
    kind: 'rpc',
    summary: 'Takes back what was said of a moment of a video. The video keeps the warning as its tag.',
    access: 'member',
    limit: 'write',
    input: Input({ p_moment_id: Uuid }),
    output: OwnMoments,
    errors: [noMoment, 'conflict (409): it was found and not said; only an admin may dismiss it'],
  }),
  dismiss_found_flash: declare({
    kind: 'rpc',
    proof: 'none',
    summary:
      'Says that flashing that was found in a video is none, so that nobody is told of it; or takes that back.',
    access: 'admin',
    limit: 'write',
    input: Input({ p_moment_id: Uuid, p_is_dismissed: Type.Boolean() }),
    output: OwnMoments,
    errors: ['notFound (404): there is no such found flash'],
  }),
};
