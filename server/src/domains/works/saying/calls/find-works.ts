import { implement } from '../../../../platform/calls/implement.ts';
import { keysOfTitles } from '../../proposing/reading-rules.ts';
import { findPublished } from '../said-queries.ts';

export const findWorks = implement('find_works', async (input, { db }) => {
  const typed = input.p_search.trim();
  return typed === '' ? [] : findPublished(db, typed, keysOfTitles([typed]));
});
