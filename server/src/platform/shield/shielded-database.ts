import type { Database } from '../db/database.ts';
import type { Shields } from './shields.ts';

/**
 * The database as somebody with a shield reads it: without what they hide. The list is a value, so that all of them share one
 * prepared statement. Transactions see everything: what is stored never depends on what somebody would rather not see.
 */
export function shieldedDatabase(
  db: Database,
  hidden: readonly string[],
  narrow: Shields['narrow'],
): Database {
  if (hidden.length === 0) return db;
  return {
    pool: db.pool,
    transaction: (work) => db.transaction(work),
    openSession: () => db.openSession(),
    close: () => db.close(),
    query(text, values = [], name) {
      const shielded = narrow(text, values.length + 1);
      return shielded === text
        ? db.query(text, values, name)
        : db.query(shielded, [...values, hidden], name === undefined ? name : `${name}~`);
    },
  };
}
