import type { DataRequestState } from '#contract/data-request-lists.ts';

export const deskIntents = { answer: 'answer', extend: 'extend', identity: 'identity' } as const;

export const stateNames: Readonly<Record<DataRequestState, string>> = {
  open: 'Open',
  unconfirmed: 'Unconfirmed',
  answered: 'Answered',
  refused: 'Refused',
};
