import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { Input, Nullable, Uuid } from './schema-parts.ts';

/** A member's achievement on one ladder. */
export const Achievement = Type.Object({
  id: Type.String({ description: 'The ladder, e.g. `viewer`.' }),
  name: Type.String(),
  level: Type.Integer({ description: 'The step reached, from 1.' }),
  levels: Type.Integer({ description: 'How many steps there are.' }),
  description: Type.String({ description: 'What it was for, e.g. `Watched 100 videos`.' }),
  next: Nullable(
    Type.String({ description: 'What the next step requires, e.g. `1,000 videos`; null at the top.' }),
  ),
});
export type Achievement = Static<typeof Achievement>;

export const achievementCalls = {
  get_user_achievements: declare({
    kind: 'rpc',
    summary: 'A member’s achievements, from counts that everybody may see. No rows if there are none yet.',
    access: 'anyone',
    limit: 'read',
    get: true,
    input: Input({ p_user_id: Uuid }),
    output: Type.Array(Achievement),
  }),
};
