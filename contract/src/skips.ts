import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { ManagedWork } from './managed-works.ts';
import { Input, Nullable, OneOf, Uuid } from './schema-parts.ts';
import { skipKinds } from './work-words.ts';

const longestVideo = 86_400;
const Time = (description: string) => Type.Number({ minimum: 0, maximum: longestVideo, description });

/** What one may skip in a video, for whoever may say so. */
export const OwnSkip = Type.Object({
  kind: OneOf(skipKinds),
  starts_at: Nullable(Type.Number({ description: 'Seconds. Null: it was said by hand that there is none.' })),
  ends_at: Nullable(Type.Number()),
  by_hand: Type.Boolean({ description: 'False: it was found by sound.' }),
});
export type OwnSkip = Static<typeof OwnSkip>;

const noVideo = 'notFound (404): there is no such video of this member';
const noEpisode = 'conflict (409): the video is no episode of a series';

export const skipCalls = {
  get_own_skips: declare({
    kind: 'rpc',
    summary:
      'What one may skip in the caller’s own video, for admins in any: openings, endings and recaps as they were found by sound or said by hand.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Type.Object({
      is_episode: Type.Boolean({ description: 'Only episodes of a series have any.' }),
      skips: Type.Array(OwnSkip),
    }),
    errors: [noVideo],
  }),
  save_own_skip: declare({
    kind: 'rpc',
    summary:
      'Says by hand where an opening, ending or recap of the caller’s own video is, for admins of any; without times, that there is none. It goes before what is found by sound.',
    access: 'member',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_kind: OneOf(skipKinds),
      p_starts_at: Type.Optional(Nullable(Time('Seconds.'))),
      p_ends_at: Type.Optional(Nullable(Time('Seconds, after the start.'))),
    }),
    output: Type.Array(OwnSkip),
    errors: [
      noVideo,
      noEpisode,
      'badInput (400): one time without the other, or an end that is not after its start',
    ],
  }),
  reset_own_skip: declare({
    kind: 'rpc',
    summary:
      'Takes back what was said by hand of an opening, ending or recap; it is looked for by sound again.',
    access: 'member',
    limit: 'write',
    input: Input({ p_video_id: Uuid, p_kind: OneOf(skipKinds) }),
    output: Type.Array(OwnSkip),
    errors: [noVideo, noEpisode],
  }),
  set_work_listening: declare({
    kind: 'rpc',
    proof: 'none',
    summary:
      'Says whether openings, endings and recaps are looked for by sound in a work. If not, those that were found go; those said by hand stay.',
    access: 'admin',
    limit: 'write',
    input: Input({ p_work_id: Uuid, p_listens: Type.Boolean() }),
    output: ManagedWork,
    errors: ['notFound (404): there is no such work'],
  }),
};
