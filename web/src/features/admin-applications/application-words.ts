import type { ApplicationState } from '#contract/application-lists.ts';

export const stateWords: Readonly<Record<ApplicationState, string>> = {
  pending: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** What the forms of an application's page ask for. */
export const applicationIntents = { approve: 'approve', refuse: 'refuse' } as const;
