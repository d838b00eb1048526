import { implement } from '../../../../platform/calls/implement.ts';
import { actOnWorks, holdWork } from '../../managing/answer-work.ts';
import { writeListening } from '../skip-queries.ts';

export const setWorkListening = implement('set_work_listening', (input, context) =>
  actOnWorks(context, async (transaction) => {
    const work = await holdWork(transaction, input.p_work_id);
    await writeListening(transaction, work.id, input.p_listens);
    return {
      answer: work.id,
      act: 'work.listening_set',
      summary: input.p_listens
        ? `Looks for openings and endings in "${work.title}".`
        : `Looks for no openings and endings in "${work.title}".`,
    };
  }),
);
