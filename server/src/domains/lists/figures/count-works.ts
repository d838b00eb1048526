import type { Database } from '../../../platform/db/database.ts';
import { writeFigures } from '../../works/index.ts';
import { listFigures } from './figure-queries.ts';

/** Counts how often works are watched and in how many lists they are. Answers how many have other figures than before. */
export async function countWorks(db: Database): Promise<number> {
  const listed = await listFigures(db);
  return db.transaction((transaction) => writeFigures(transaction, listed));
}
