import type { TicketState } from '#contract/support-lists.ts';
import * as texts from '../../texts/admin-legal.ts';

export const stateNames: Readonly<Record<TicketState, string>> = {
  open: texts.open,
  waiting: texts.waiting,
  closed: texts.closed,
};

/** Intents of the forms of the desk. */
export const deskIntents = {
  answer: 'answer',
  change: 'change',
  saveText: 'save-text',
  deleteText: 'delete-text',
} as const;
