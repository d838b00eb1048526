import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Timestamp, Uuid } from './schema-parts.ts';

export const Exposure = Type.Object({
  today: Type.Integer({ description: 'Things seen clearly since midnight, UTC.' }),
  week: Type.Integer({ description: 'The same within seven days.' }),
});
export type Exposure = Static<typeof Exposure>;

export const exposureCalls = {
  uncover_media: declare({
    kind: 'rpc',
    summary:
      'Shows the caller clearly, for a quarter of an hour, what may show a minor: until then its pictures come blurred and grey, and its video does not play. Each time is counted, for the caller alone.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_subject_id: {
        ...Uuid,
        description: 'Of the video, photo, profile, waiting picture or preserved thing.',
      },
    }),
    output: Type.Intersect([Exposure, Type.Object({ until: Timestamp })]),
    errors: ['notAllowed (403): this is for admins with `child_safety`'],
  }),
};
