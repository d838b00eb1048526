import type { Database } from '#server/platform/db/database.ts';

/** placeholder until the search domain's function is there */
export async function reindexSearch(_db: Database): Promise<void> {}
