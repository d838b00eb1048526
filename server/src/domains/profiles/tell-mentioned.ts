import type { Platform } from '../../platform/context.ts';
import type { TransactionExecutor } from '../../platform/db/database.ts';
import { mentionsIn } from '../texts/index.ts';
import { membersMentioned } from './mention-facts.ts';
import { membersNamed } from './mention-queries.ts';

/** States whom a text names that everybody can read now. */
export async function tellMentioned(
  transaction: TransactionExecutor,
  { facts }: Pick<Platform, 'facts'>,
  text: string,
  about: { authorId: string; on: 'post' | 'comment'; subjectId: string; videoId: string | null },
): Promise<void> {
  const named = await membersNamed(transaction, mentionsIn(text));
  const memberIds = named.map(({ id }) => id).filter((id) => id !== about.authorId);
  if (memberIds.length > 0) await facts.state(transaction, membersMentioned, { ...about, memberIds });
}
