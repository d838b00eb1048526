import { createLegalPageCalls } from './pages/calls.ts';
import { type Ranking, type Retention, shownLists } from './pages/shown-lists.ts';
import { supportDeskCalls, supportFormCalls } from './support/calls.ts';

/** `retention` and `rankings` are what the program does, for the texts that say so. */
export const createLegalCalls = (retention: readonly Retention[], rankings: readonly Ranking[]) => [
  ...supportFormCalls,
  ...supportDeskCalls,
  ...createLegalPageCalls(shownLists(retention, rankings)),
];
