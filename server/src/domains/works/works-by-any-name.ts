import type { Executor } from '../../platform/db/database.ts';
import { worksOfSlugOrKeys } from './door-queries.ts';
import { keysOfTitles } from './proposing/reading-rules.ts';

/** Published works that are called so: by any title, without regard to case and signs, or by the last part of their address. */
export const worksByAnyName = (db: Executor, name: string): Promise<string[]> =>
  worksOfSlugOrKeys(db, name.toLowerCase().replace(/\s+/g, '-'), keysOfTitles([name]));
