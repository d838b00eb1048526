import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { episodeIsHere } from '../../works/index.ts';
import { deleteReminder, insertReminder } from '../news/reminder-queries.ts';

export const setReminder = implement('set_reminder', (input, { db, memberId }) =>
  db.transaction(async (transaction) => {
    const isHere = await episodeIsHere(transaction, input.p_episode_id);
    if (isHere === null) throw new AppError('notFound', 'There is no such episode.');
    if (!input.p_is_on) await deleteReminder(transaction, memberId, input.p_episode_id);
    else if (isHere) throw new AppError('conflict', 'This episode is out. You can watch it now.');
    else await insertReminder(transaction, memberId, input.p_episode_id);
    return { is_on: input.p_is_on };
  }),
);
