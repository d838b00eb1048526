import { AppError } from '../../../kit/app-error.ts';
import { actorOf } from '../../../platform/audit/record-act.ts';
import { type RawJson, rawJson } from '../../../platform/calls/implement.ts';
import type { CallContext } from '../../../platform/context.ts';
import type { TagWork } from './manage-tag.ts';
import { lockTags, managedTag } from './tag-queries.ts';

/** An act on tags in its own transaction. */
export const workOn = <T>(context: CallContext, act: (work: TagWork) => Promise<T>): Promise<T> =>
  context.db.transaction(async (transaction) => {
    await lockTags(transaction);
    return act({ transaction, platform: context, actor: actorOf(context.viewer) });
  });

/** Performs the act and answers the tag as it is afterwards. */
export async function answerTag(
  context: CallContext,
  tagId: number,
  act: (work: TagWork) => Promise<void>,
): Promise<RawJson<never>> {
  await workOn(context, act);
  const json = await managedTag(context.db, tagId);
  if (json === null) throw new AppError('notFound', 'Tag not found.');
  return rawJson(json);
}
