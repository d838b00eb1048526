import { AppError } from '../../../kit/app-error.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hasChildSafety } from '../../accounts/index.ts';

/**
 * Whether an admin may see cases about minors: looked up each time, because the right may just have been
 * withdrawn.
 */
export const seesMinors = async (db: Executor, viewer: Viewer): Promise<boolean> =>
  viewer.userId !== null && (await hasChildSafety(db, viewer.userId));

export const noCase = (): AppError => new AppError('notFound', 'Case not found.');
