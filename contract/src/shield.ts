import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, PrivateText, QueryText } from './schema-parts.ts';
import { shieldActs, shieldKinds, tagTypes } from './wire-values.ts';

export const ShieldRule = Type.Object({
  kind: OneOf(shieldKinds),
  subject_id: Type.String({ description: 'The number of a tag, the id of a creator or a studio.' }),
  name: Type.String(),
  slug: Type.String({ description: 'Last part of its address; of a creator: the username.' }),
  tag_type: Nullable(OneOf(tagTypes)),
  act: OneOf(shieldActs),
});
export type ShieldRule = Static<typeof ShieldRule>;

const Act = OneOf(shieldActs);
const full = `conflict (409): there are ${limits.shieldRules} rules already`;

export const shieldCalls = {
  get_shield: declare({
    kind: 'rpc',
    summary:
      'The asker’s exclusion shield: of a member as it is stored, of a visitor as their browser has it in a cookie.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({}),
    output: Type.Object({ rules: Type.Array(ShieldRule) }),
  }),
  set_shield_rule: declare({
    kind: 'rpc',
    summary:
      'Hides, blurs or warns of every video of a tag, a creator or a studio, for the asker alone; replaces the rule that it had.',
    access: 'anyone',
    limit: 'write',
    input: Input({
      p_kind: OneOf(shieldKinds),
      /** Name or last part of the address; of a tag also an alias; of a creator the username. */
      p_name: QueryText({ minLength: 1, maxLength: 120 }),
      p_act: Act,
    }),
    output: ShieldRule,
    errors: ['notFound (404): there is no such tag, creator or studio', full],
  }),
  remove_shield_rule: declare({
    kind: 'rpc',
    summary: 'Removes a rule of the shield. Not an error if there is none.',
    access: 'anyone',
    limit: 'write',
    input: Input({ p_kind: OneOf(shieldKinds), p_subject_id: CodeText({ minLength: 1, maxLength: 36 }) }),
    output: Type.Object({ removed: Type.Boolean() }),
  }),
  import_shield: declare({
    kind: 'rpc',
    summary:
      'Adds rules from lines: `hide tag: name`, `blur creator: name`, `warn studio: name`; a name alone hides a tag. What is not known is answered and left out.',
    access: 'anyone',
    limit: 'write',
    input: Input({ p_lines: PrivateText({ minLength: 1, maxLength: limits.shieldLinesLength }) }),
    output: Type.Object({ added: Type.Integer(), unknown: Type.Array(Type.String()) }),
    errors: [full],
  }),
};
