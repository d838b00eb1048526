import type { Database } from './db/database.ts';
import { findSealedOtherwise, replaceSealed, type SealedPlace } from './sealed-column-queries.ts';
import type { Sealer } from './sealed-values.ts';

/** A column of sealed values, as its domain declares it. */
export interface SealedColumn extends SealedPlace {
  sealer(config: { secret: string }): Sealer;
  /** The owner text used when sealing; `key` holds the key's columns as text. */
  about(key: Readonly<Record<string, string>>): string;
}

export interface Resealed {
  /** Values now sealed with the newest key. */
  resealed: number;
  /** Values that none of the site's keys opens, left as they are. */
  closed: number;
}

/** Pictures of documents take several megabytes each. */
const atOnce = 20;

/**
 * Seals every value of a column with the newest key. The site may run meanwhile; an interrupted run can be
 * resumed by starting again.
 */
export async function resealColumn(
  db: Database,
  config: { secret: string },
  sealed: SealedColumn,
): Promise<Resealed> {
  const sealer = sealed.sealer(config);
  const outcome: Resealed = { resealed: 0, closed: 0 };
  let after: readonly string[] | null = null;
  for (;;) {
    const found: { key: Record<string, string>; value: Buffer }[] = await db.transaction(
      async (transaction) => {
        const rows = await findSealedOtherwise(transaction, sealed, sealer.head, after, atOnce);
        for (const { key, value } of rows) {
          const about = sealed.about(key);
          const opened = sealer.openBytes(value, about);
          if (opened === null) outcome.closed++;
          else {
            await replaceSealed(transaction, sealed, key, sealer.sealBytes(opened, about));
            outcome.resealed++;
          }
        }
        return rows;
      },
    );
    const last = found.at(-1);
    if (last === undefined) return outcome;
    after = sealed.key.map((name) => last.key[name] ?? '');
  }
}
