import type { ApplicationState } from '#contract/application-lists.ts';
import * as texts from '../../texts/admin-review.ts';

export const stateWords: Readonly<Record<ApplicationState, string>> = {
  pending: texts.waiting,
  approved: texts.approved,
  refused: texts.refused,
  withdrawn: texts.withdrawn,
};

/** Intents of the forms on an application's page. */
export const applicationIntents = { approve: 'approve', refuse: 'refuse' } as const;
