import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { type BatchRow, findBatch } from './import-queries.ts';
import { words } from './import-rules.ts';

/** A batch that may still grow. Throws `notFound` or `conflict` naming the parameter. */
export async function requireOpenBatch(
  { db }: Pick<Platform, 'db'>,
  id: string,
  field: string,
): Promise<BatchRow> {
  const batch = await findBatch(db, id);
  if (batch === null) throw new AppError('notFound', 'There is no such import.', { field });
  if (batch.state !== 'open') throw new AppError('conflict', words.takenBack, { field });
  return batch;
}
