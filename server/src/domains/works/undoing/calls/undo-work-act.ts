import { implement } from '../../../../platform/calls/implement.ts';
import { undoAct } from '../undo-act.ts';

export const undoWorkAct = implement('undo_work_act', (input, context) => undoAct(context, input.p_act_id));
