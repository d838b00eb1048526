import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { ownList } from '../list-queries.ts';
import { readListSettings } from '../list-settings.ts';

export const getMyList = implement('get_my_list', async (input, { db, objectBase, memberId }) => {
  const page = input.p_page ?? 1;
  const [list, settings] = await Promise.all([
    ownList(
      db,
      objectBase,
      { memberId, status: input.p_status ?? null, page },
      input.p_sort ?? 'updated',
      input.p_search?.trim() || null,
    ),
    readListSettings(db, memberId),
  ]);
  return rawJson(`{"page":${page},"settings":${JSON.stringify(settings)},${list.slice(1)}`);
});
