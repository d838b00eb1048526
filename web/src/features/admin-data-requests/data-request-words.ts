import type { DataRequestState } from '#contract/data-request-lists.ts';
import * as texts from '../../texts/admin-legal.ts';

export const deskIntents = { answer: 'answer', extend: 'extend', identity: 'identity' } as const;

export const stateNames: Readonly<Record<DataRequestState, string>> = {
  open: texts.open,
  unconfirmed: texts.unconfirmed,
  answered: texts.answered,
  refused: texts.refused,
};
