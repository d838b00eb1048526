import { type Static, Type } from 'typebox';
import { OneOf } from './schema-parts.ts';
import { shieldActs, shieldKinds } from './wire-values.ts';

const Mark = Type.Object({
  act: OneOf(shieldActs),
  kind: OneOf(shieldKinds),
  name: Type.String({ description: 'Of the tag, creator or studio.' }),
});
export type ShieldMark = Static<typeof Mark>;

/**
 * What the asker's own shield says of a video; absent where it says nothing. No call writes it: whoever runs calls puts it on
 * every row that declares it, by the row's `picture_of`, `video_id` or `id`.
 */
export const shieldMark = { shield: Type.Optional({ ...Mark, 'x-means': 'shield' }) };
