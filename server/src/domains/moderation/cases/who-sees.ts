import { AppError } from '../../../kit/app-error.ts';
import type { Viewer } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hasChildSafety } from '../../accounts/index.ts';

/** Whether an admin may see cases about minors: asked again each time, for it may have been taken a moment ago. */
export const seesMinors = async (db: Executor, viewer: Viewer): Promise<boolean> =>
  viewer.userId !== null && (await hasChildSafety(db, viewer.userId));

export const noCase = (): AppError => new AppError('notFound', 'Case not found.');
