import { implement } from '../../../platform/calls/implement.ts';
import { remindersAmong } from '../news/reminder-queries.ts';

export const getReminders = implement('get_reminders', (input, { db, memberId }) =>
  remindersAmong(db, memberId, input.p_episode_ids),
);
