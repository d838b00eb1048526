import { listStatuses } from '#contract/work-words.ts';
import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { showsList } from '../../profiles/index.ts';
import { findSettings } from '../entry-queries.ts';
import { maySeeList, publicList } from '../list-queries.ts';

const nothing = {
  items: [],
  counts: Object.fromEntries(listStatuses.map((status) => [status, 0])) as Record<
    (typeof listStatuses)[number],
    number
  >,
  scale: 'ten',
  page: 1,
  has_more: false,
} as const;

export const getPublicList = implement('get_public_list', async (input, { db, objectBase, viewer }) => {
  const memberId = input.p_user_id;
  const isOwn = memberId === viewer.userId;
  if (!isOwn && !((await showsList(db, memberId)) && (await maySeeList(db, memberId, viewer.userId))))
    return { ...nothing, items: [] };
  const page = input.p_page ?? 1;
  const [list, { scale }] = await Promise.all([
    publicList(db, objectBase, { memberId, status: input.p_status ?? null, page }),
    findSettings(db, memberId),
  ]);
  return rawJson(`{"page":${page},"scale":"${scale}",${list.slice(1)}`);
});
