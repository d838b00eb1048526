import { implement } from '../../../platform/calls/implement.ts';
import { changeSwitch } from '../taste/change-switch.ts';

export const setRecommending = implement('set_recommending', async ({ p_is_on }, context) => {
  await changeSwitch(context, p_is_on);
  return { is_on: p_is_on };
});
