import { chooseCookies } from './cookies/calls/choose-cookies.ts';
import { countLateAnswers } from './desk/calls/count-late-answers.ts';
import { getLegalDesk } from './desk/calls/get-legal-desk.ts';
import type { DeskSource } from './desk/desk-source.ts';
import { createLegalPageCalls } from './pages/calls.ts';
import { type Ranking, type Retention, shownLists } from './pages/shown-lists.ts';
import { supportDeskCalls, supportFormCalls } from './support/calls.ts';
import { closeUrgentRequest } from './urgent/calls/close-urgent-request.ts';
import { getUrgentRequest } from './urgent/calls/get-urgent-request.ts';
import { submitUrgentRequest } from './urgent/calls/submit-urgent-request.ts';
import { urgentDesk } from './urgent/urgent-desk.ts';

/** `retention` and `rankings` are what the program does, for the texts that say so; `deskSources` what has times. */
export const createLegalCalls = (
  retention: readonly Retention[],
  rankings: readonly Ranking[],
  deskSources: readonly DeskSource[],
) => [
  chooseCookies,
  submitUrgentRequest,
  getUrgentRequest,
  closeUrgentRequest,
  getLegalDesk([urgentDesk, ...deskSources]),
  countLateAnswers([urgentDesk, ...deskSources]),
  ...supportFormCalls,
  ...supportDeskCalls,
  ...createLegalPageCalls(shownLists(retention, rankings)),
];
