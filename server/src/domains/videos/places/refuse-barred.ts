import { AppError } from '../../../kit/app-error.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ruleOfName } from './place-queries.ts';
import { reasonOf } from './place-rule-queries.ts';

type Asking = Pick<CallContext, 'db' | 'place'>;

/** A rule has gone meanwhile: nobody knows its reason any longer. */
const unknown = 'It is not shown where you are.';

async function refuse(db: Executor, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) throw new AppError('barredHere', (await reasonOf(db, ids)) ?? unknown);
}

/** Throws `barredHere` with the reason if one of a video’s rules bars it where the asker is. */
export const refuseBarredVideo = ({ db, place }: Asking, rules: readonly number[] | null): Promise<void> =>
  refuse(
    db,
    place.ids.filter((id) => rules?.includes(id)),
  );

/** The same for a category by its slug, or a tag by its name in comparison form. */
export async function refuseBarredName(
  { db, place }: Asking,
  kind: 'tag' | 'category',
  name: string,
): Promise<void> {
  if (place.ids.length === 0) return;
  const rule = await ruleOfName(db, kind, name);
  if (rule !== null)
    await refuse(
      db,
      place.ids.filter((id) => id === rule),
    );
}
