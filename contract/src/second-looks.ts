import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { Input, Nullable, OneOf, StaffText, Timestamp, Uuid } from './schema-parts.ts';

export const secondLookSubjects = ['case', 'hold', 'data_request', 'settings'] as const;
export type SecondLookSubject = (typeof secondLookSubjects)[number];

/** What calls answer whose final acts wait for a second admin. */
export const WaitsForSecond = Type.Boolean({
  description: 'Nothing is done yet: it cannot be undone, and waits until another admin confirms it.',
});

/** What a line of a second look leads to. */
export const lookLinkKinds = ['case', 'member', 'data_request', 'video'] as const;
/** A part of what is to be done, in words. */
export const SecondLookLine = Type.Object({
  label: Type.String(),
  text: Type.String(),
  link: Nullable(
    Type.Object({
      kind: OneOf(lookLinkKinds),
      id: Type.String({ description: 'Its id; of a video, what its address ends with.' }),
    }),
  ),
});
export type SecondLookLine = Static<typeof SecondLookLine>;

export const SecondLook = Type.Object({
  id: Uuid,
  summary: Type.String({ description: 'What is to be done, in one sentence.' }),
  lines: Type.Array(SecondLookLine, {
    description:
      'All that was sent, part by part, as it stands now. Empty: the caller may not see it any more.',
  }),
  subject_kind: OneOf(secondLookSubjects),
  subject_id: Uuid,
  asked_by: Type.String(),
  asked_at: Timestamp,
  is_own: Type.Boolean({ description: 'The caller asked for it: another admin has to confirm it.' }),
});
export type SecondLook = Static<typeof SecondLook>;

const none = 'notFound (404): nothing waits under this id, or the caller may not see it';

export const secondLookCalls = {
  list_second_looks: declare({
    kind: 'rpc',
    summary:
      'Acts that cannot be undone and wait for a second admin, longest waiting first. Those about minors are included only for admins with `child_safety`.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Array(SecondLook),
  }),
  confirm_second_look: declare({
    kind: 'rpc',
    summary: 'Does what another admin asked for, in their name. Both are on record.',
    access: 'admin',
    proof: 'fresh',
    limit: 'write',
    input: Input({ p_second_look_id: Uuid }),
    output: Type.Object({ id: Uuid, summary: Type.String() }),
    errors: [
      none,
      'notAllowed (403): the caller asked for it',
      'conflict (409): it cannot be done any more, or whoever asked is no admin any more',
    ],
  }),
  decline_second_look: declare({
    kind: 'rpc',
    summary: 'Lets an act that waits be, or takes one’s own back. On record, with the reason.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      p_second_look_id: Uuid,
      p_reason: StaffText({ minLength: 1, maxLength: limits.holdReasonLength }),
    }),
    output: Type.Object({ id: Uuid }),
    errors: [none, 'badInput (400): no reason'],
  }),
};
