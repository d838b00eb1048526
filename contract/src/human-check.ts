import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { humanCheckKinds } from './human-check-rules.ts';
import { CodeText, Input, Nullable, OneOf } from './schema-parts.ts';

export const HumanCheck = Type.Object({
  kind: OneOf(humanCheckKinds),
  challenge: Nullable(Type.String({ description: 'Null: nothing is asked.' })),
  bits: Type.Integer({ description: 'Zero bits with which SHA-256 of `{challenge}:{number}` must begin.' }),
});
export type HumanCheck = Static<typeof HumanCheck>;

/** What a form is sent with, where one is asked for. */
export const HumanProof = Type.Optional(
  Nullable(
    CodeText({
      maxLength: 200,
      description:
        'The answer to `get_human_check`, as `{challenge}:{number}`; good once. Without it fewer forms are taken from a network.',
    }),
  ),
);

export const humanCheckCalls = {
  get_human_check: declare({
    kind: 'rpc',
    summary: 'What a browser computes before it sends a form while signed out, if this site asks for that.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({}),
    output: HumanCheck,
  }),
};
