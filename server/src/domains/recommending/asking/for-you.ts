import { limits } from '#contract/limits.ts';
import type { ForYou, ForYouCard } from '#contract/recommending.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { tasteOf } from '../taste/taste-queries.ts';
import { recommendingWeights as weights } from '../weights.ts';
import { candidatesFor, popularIds, reasonedCards } from './for-you-queries.ts';
import { type Candidate, orderForYou, rowOfOne } from './for-you-rules.ts';

const chosenOf = ({ id, kind, seed_id }: Candidate) => ({ id, kind, seedId: seed_id });
const withoutReason = (id: string) => ({ id, kind: null, seedId: null });
/** A row is chosen from fewer than pages are, which are cut from one list. */
const isRow = (size: number): boolean => size < limits.forYouPageSize;

/** What is watched most, which depends on nobody. */
async function popular(
  { db, objectBase, recommends }: MemberContext,
  page: number,
  size: number,
): Promise<ForYou> {
  const ids = await popularIds(db, size + 1, (page - 1) * size);
  return {
    basis: recommends ? 'popular' : 'off',
    items: await reasonedCards(db, objectBase, ids.slice(0, size).map(withoutReason)),
    because: null,
    page,
    has_more: ids.length > size && page < limits.forYouPages,
  };
}

/** The row that is named by what all of it is like. */
function namedRow(items: ForYouCard[]): ForYou['because'] {
  const reason = items[0]?.reason;
  return reason?.title && reason.slug ? { title: reason.title, slug: reason.slug, items } : null;
}

/** What is chosen for a member; what is popular, where nothing is known of them or they switched it off. */
export async function forYou(context: MemberContext, page: number, size: number): Promise<ForYou> {
  const { db, objectBase, memberId } = context;
  if (!context.recommends) return popular(context, page, size);
  const taste = await tasteOf(db, memberId);
  const rows = await candidatesFor(db, memberId, taste, isRow(size) ? weights.rankedForRow : weights.ranked);
  if (rows.length === 0) return popular(context, page, size);
  const ordered = orderForYou(rows, taste, limits.forYouPageSize);
  const from = (page - 1) * size;
  const shown = ordered.slice(from, from + size);
  const row = page === 1 ? rowOfOne(ordered, size) : null;
  const cards = await reasonedCards(db, objectBase, [...shown, ...(row?.rows ?? [])].map(chosenOf));
  const first = new Set(shown.map(({ id }) => id));
  return {
    basis: 'taste',
    items: cards.filter(({ id }) => first.has(id)),
    because: row && namedRow(cards.filter(({ id }) => !first.has(id))),
    page,
    has_more: ordered.length > from + size && page < limits.forYouPages,
  };
}
