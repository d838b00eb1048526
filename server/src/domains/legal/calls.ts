import { chooseCookies } from './cookies/calls/choose-cookies.ts';
import { createDataRequestCalls } from './data-requests/calls.ts';
import { dataRequestDesk } from './data-requests/data-request-desk.ts';
import { dataRequestRecords } from './data-requests/data-request-records.ts';
import type { MailboxRecords } from './data-requests/mailbox-records.ts';
import { countLateAnswers } from './desk/calls/count-late-answers.ts';
import { getLegalDesk } from './desk/calls/get-legal-desk.ts';
import { takeDeskItem } from './desk/calls/take-desk-item.ts';
import type { DeskSource } from './desk/desk-source.ts';
import { getHumanCheck } from './human/calls/get-human-check.ts';
import { createLegalPageCalls } from './pages/calls.ts';
import { type Ranking, type Retention, shownLists } from './pages/shown-lists.ts';
import { supportDeskCalls, supportFormCalls } from './support/calls.ts';
import { ticketDesk } from './support/ticket-desk.ts';
import { ticketRecords } from './support/ticket-records.ts';
import { getTransparency } from './transparency/calls/get-transparency.ts';
import { ownTransparency } from './transparency/own-tables.ts';
import type { TransparencySource } from './transparency/transparency-source.ts';
import { closeUrgentRequest } from './urgent/calls/close-urgent-request.ts';
import { getUrgentRequest } from './urgent/calls/get-urgent-request.ts';
import { submitUrgentRequest } from './urgent/calls/submit-urgent-request.ts';
import { urgentDesk } from './urgent/urgent-desk.ts';
import { urgentRecords } from './urgent/urgent-records.ts';

const ownDesk = [urgentDesk, dataRequestDesk, ticketDesk];
const ownRecords = [ticketRecords, urgentRecords, dataRequestRecords];

/**
 * `retention` and `rankings` are what the program does, for the texts that say so; `deskSources` what has times; `records` what
 * other domains store under an address; `transparency` the numbers that they have.
 */
export const createLegalCalls = (
  retention: readonly Retention[],
  rankings: readonly Ranking[],
  deskSources: readonly DeskSource[],
  records: readonly MailboxRecords[],
  transparency: readonly TransparencySource[],
) => [
  chooseCookies,
  getHumanCheck,
  submitUrgentRequest,
  getUrgentRequest,
  closeUrgentRequest,
  getLegalDesk([...ownDesk, ...deskSources]),
  countLateAnswers([...ownDesk, ...deskSources]),
  takeDeskItem([...ownDesk, ...deskSources]),
  ...createDataRequestCalls([...ownRecords, ...records]),
  getTransparency([...transparency, ownTransparency]),
  ...supportFormCalls,
  ...supportDeskCalls,
  ...createLegalPageCalls(shownLists(retention, rankings)),
];
