import { implement } from '../../../platform/calls/implement.ts';
import { dropRule } from '../change-shield.ts';

export const removeShieldRule = implement('remove_shield_rule', async (input, context) => ({
  removed: await dropRule(context, input.p_kind, input.p_subject_id),
}));
