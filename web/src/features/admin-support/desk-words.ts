import type { TicketState } from '#contract/support-lists.ts';

export const stateNames: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  waiting: 'Waiting',
  closed: 'Closed',
};

/** Intents of the forms of the desk. */
export const deskIntents = {
  answer: 'answer',
  change: 'change',
  saveText: 'save-text',
  deleteText: 'delete-text',
} as const;
