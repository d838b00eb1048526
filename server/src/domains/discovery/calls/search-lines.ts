import { implement, rawJson } from '../../../platform/calls/implement.ts';
import { findProhibitedTerm } from '../../texts/index.ts';
import { queryRefusal } from '../../videos/index.ts';
import { askedLines, foundLines } from '../lines/found-lines.ts';
import { cardsOfLines } from '../lines/line-queries.ts';

export const searchLines = implement('search_lines', async (input, context) => {
  const safety = queryRefusal(input.p_query, context);
  const asked = safety === null ? askedLines(input.p_query) : null;
  if (asked === null) return { items: [], cursor: null, safety_message: safety };
  const cursor = input.p_cursor == null ? null : Number(input.p_cursor);
  const { videos, next } = await foundLines(context.db, asked, cursor);
  const { prohibitedTerms } = context.config.settings;
  const said = new Map(
    videos.map(({ videoId, lines }) => [
      videoId,
      // What was said before a term was forbidden is not shown either.
      lines.filter(({ text }) => findProhibitedTerm(text, prohibitedTerms) === null),
    ]),
  );
  const cards = JSON.parse(
    await cardsOfLines(
      context.db,
      context.objectBase,
      videos.map(({ videoId }) => videoId),
    ),
  ) as { id: string }[];
  const items = cards
    .map((card) => ({ ...card, lines: said.get(card.id) ?? [] }))
    .filter(({ lines }) => lines.length > 0);
  return rawJson(
    JSON.stringify({ items, cursor: next === null ? null : String(next), safety_message: null }),
  );
});
