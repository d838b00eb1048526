import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Nullable, Uuid } from './schema-parts.ts';

/** What a member has reached on one ladder. */
export const Achievement = Type.Object({
  id: Type.String({ description: 'The ladder, e.g. `viewer`.' }),
  name: Type.String(),
  level: Type.Integer({ description: 'The step that is reached, from 1.' }),
  levels: Type.Integer({ description: 'How many steps there are.' }),
  description: Type.String({ description: 'What it was for, e.g. `Watched 100 videos`.' }),
  next: Nullable(
    Type.String({ description: 'What the next step asks for, e.g. `1,000 videos`; null at the top.' }),
  ),
});
export type Achievement = Static<typeof Achievement>;

export const achievementCalls = {
  get_user_achievements: declare({
    kind: 'rpc',
    summary: 'What a member has reached, from counts that everybody may see. Nothing reached yet: no rows.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_user_id: Uuid }),
    output: Type.Array(Achievement),
  }),
};
