import type { Database } from '../db/database.ts';
import type { Shield } from './shield.ts';
import type { Shields } from './shields.ts';

/**
 * The database as somebody with a shield reads it: without what they hide, and without what they want blurred where nothing can
 * blur it. The lists are values, so that all shields share one prepared statement. Transactions see everything: what is stored
 * never depends on what somebody would rather not see.
 */
export function shieldedDatabase(
  db: Database,
  shield: Pick<Shield, 'hidden' | 'unseen'>,
  narrow: Shields['narrow'],
): Database {
  if (shield.unseen.length === 0) return db;
  return {
    pool: db.pool,
    transaction: (work) => db.transaction(work),
    openSession: () => db.openSession(),
    close: () => db.close(),
    query(text, values = [], name) {
      const { text: shielded, lists } = narrow(text, values.length + 1);
      // Where nothing of the lists is left out, the statement is that of everybody.
      return lists.every((list) => shield[list].length === 0)
        ? db.query(text, values, name)
        : db.query(
            shielded,
            [...values, ...lists.map((list) => shield[list])],
            name === undefined ? name : `${name}~`,
          );
    },
  };
}
