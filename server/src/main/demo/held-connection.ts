import type { Database, Executor } from '../../platform/db/database.ts';

export interface HeldConnection extends Executor {
  release(): void;
}

/** One connection of the pool, held until it is released: the pool would close an idle one, and its locks with it. */
export async function holdConnection({ pool }: Pick<Database, 'pool'>): Promise<HeldConnection> {
  const client = await pool.connect();
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await client.query(text, [...values])).rows as Row[],
    release: () => client.release(true),
  };
}
