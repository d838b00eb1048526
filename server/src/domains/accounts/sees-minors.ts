import type { Viewer } from '../../platform/context.ts';
import type { Executor } from '../../platform/db/database.ts';
import { hasChildSafety } from './account-queries.ts';

/**
 * Whether the viewer may see what is about minors: looked up each time, because the right may just have been
 * withdrawn.
 */
export const seesMinors = async (db: Executor, viewer: Viewer): Promise<boolean> =>
  viewer.userId !== null && (await hasChildSafety(db, viewer.userId));
