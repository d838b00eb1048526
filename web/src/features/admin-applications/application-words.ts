import type { ApplicationState } from '#contract/application-lists.ts';

export const stateWords: Readonly<Record<ApplicationState, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** Intents of the forms on an application's page. */
export const applicationIntents = { approve: 'approve', refuse: 'refuse' } as const;
