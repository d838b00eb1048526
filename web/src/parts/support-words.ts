import type { SupportType, TicketState } from '#contract/support-lists.ts';
import * as texts from '../texts/support.ts';

export const typeWords: Readonly<Record<SupportType, string>> = {
  bug: texts.bug,
  general_inquiries: texts.generalInquiries,
  verification: texts.verification,
  model_program: texts.modelProgram,
  press_media: texts.pressAndMedia,
  content_removal_request: texts.contentRemovalRequest,
  copyright_issue: texts.copyrightIssue,
  email_confirmation: texts.emailConfirmation,
  premium_billing: texts.premiumAndBilling,
};

/** As the ticket's author reads it. */
export const stateWords: Readonly<Record<TicketState, string>> = {
  open: texts.openWeWillAnswerBy,
  waiting: texts.answeredWeWaitForYou,
  closed: texts.closedWriteAgainAndIt,
};
