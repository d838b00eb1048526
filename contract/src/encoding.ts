import { type Static, Type } from 'typebox';
import { Nullable, OneOf } from './schema-parts.ts';

export const sourceKinds = ['drawn', 'film', 'grain', 'screen', 'mixed'] as const;
export const leftOutReasons = ['picture', 'bits'] as const;

/** How a file was encoded, and why. */
export const Encoding = Type.Object({
  /** What its picture is like; null: it got the standard settings. */
  kind: Nullable(OneOf(sourceKinds)),
  reason: Type.String({ description: 'Why, in one sentence.' }),
  sizes: Type.Integer({ description: 'Sizes that it plays in.' }),
  best: Type.String({ description: 'The largest of them: `1080p`.' }),
  kilobits: Type.Integer({ description: 'What a second of the largest takes on average, sound included.' }),
  left_out: Type.Array(
    Type.Object({
      size: Type.String({ description: '`240p`.' }),
      because: OneOf(leftOutReasons),
    }),
    {
      description:
        '`picture`: it would look like the next smaller one; `bits`: it would take as many as the next larger one.',
    },
  ),
});
export type Encoding = Static<typeof Encoding>;
