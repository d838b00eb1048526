import type { ListSettings } from '#contract/lists.ts';
import type { Executor } from '../../platform/db/database.ts';
import { showsList } from '../profiles/index.ts';
import { findSettings } from './entry-queries.ts';

/** How a member has their list, and whether others see it. */
export async function readListSettings(db: Executor, memberId: string): Promise<ListSettings> {
  const [settings, isPublic] = await Promise.all([findSettings(db, memberId), showsList(db, memberId)]);
  return { ...settings, is_public: isPublic };
}
