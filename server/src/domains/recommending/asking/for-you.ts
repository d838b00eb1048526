import { limits } from '#contract/limits.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { tasteOf } from '../taste/taste-queries.ts';
import { candidatesFor, popularIds, reasonedCards, titleOf } from './for-you-queries.ts';
import { type Candidate, orderForYou, rowOfOne } from './for-you-rules.ts';

const chosenOf = ({ id, kind, seed_id }: Candidate) => ({ id, kind, seedId: seed_id });
const withoutReason = (id: string) => ({ id, kind: null, seedId: null });

/** JSON text of the contract's `ForYou`. */
export async function forYou(
  { db, objectBase, memberId, recommends }: MemberContext,
  page: number,
  size: number,
): Promise<string> {
  const from = (page - 1) * size;
  const text = (basis: string, items: string, because: string, hasMore: boolean): string =>
    `{"basis":"${basis}","items":${items},"because":${because},"page":${page},"has_more":${hasMore}}`;
  const taste = recommends ? await tasteOf(db, memberId) : null;
  const rows = taste === null ? [] : await candidatesFor(db, memberId, taste);
  if (taste === null || rows.length === 0) {
    const ids = await popularIds(db, size + 1, from);
    const items = await reasonedCards(db, objectBase, ids.slice(0, size).map(withoutReason));
    return text(
      recommends ? 'popular' : 'off',
      items,
      'null',
      ids.length > size && page < limits.forYouPages,
    );
  }
  const ordered = orderForYou(rows, taste, limits.forYouPageSize);
  const items = reasonedCards(db, objectBase, ordered.slice(from, from + size).map(chosenOf));
  const hasMore = ordered.length > from + size && page < limits.forYouPages;
  return text('taste', await items, page === 1 ? await because(ordered) : 'null', hasMore);

  async function because(all: readonly Candidate[]): Promise<string> {
    const row = rowOfOne(all, size);
    const named = row && (await titleOf(db, row.seedId));
    if (!row || !named) return 'null';
    const cards = await reasonedCards(db, objectBase, row.rows.map(chosenOf));
    return `{"title":${JSON.stringify(named.title)},"slug":${JSON.stringify(named.slug)},"items":${cards}}`;
  }
}
