import type { Database } from '../db/database.ts';
import type { PlaceGroup } from './place-group.ts';

/**
 * The database as it is read where some things are barred: reads leave them out. Transactions are those of everywhere, because
 * what is stored never depends on a place.
 */
export function placedDatabase(db: Database, { key, ids, narrow }: PlaceGroup): Database {
  if (ids.length === 0) return db;
  return {
    pool: db.pool,
    transaction: (work) => db.transaction(work),
    openSession: () => db.openSession(),
    close: () => db.close(),
    query(text, values, name) {
      const placed = narrow(text);
      return db.query(placed, values, name === undefined || placed === text ? name : `${name}@${key}`);
    },
  };
}
