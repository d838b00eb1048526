import type { SupportType, TicketState } from '#contract/support-lists.ts';

export const typeWords: Readonly<Record<SupportType, string>> = {
  bug: 'Bug',
  general_inquiries: 'General inquiries',
  verification: 'Verification',
  model_program: 'Model program',
  press_media: 'Press and media',
  content_removal_request: 'Content removal request',
  copyright_issue: 'Copyright issue',
  email_confirmation: 'Email confirmation',
  premium_billing: 'Premium and billing',
};

/** As the ticket's author reads it. */
export const stateWords: Readonly<Record<TicketState, string>> = {
  open: 'Open: we will answer by mail.',
  waiting: 'Answered: we wait for you.',
  closed: 'Closed. Write again, and it is open again.',
};
