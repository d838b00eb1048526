import { implement } from '../../../../platform/calls/implement.ts';
import { humanAdapter } from '../../../../platform/human/human-check.ts';

export const getHumanCheck = implement('get_human_check', async (_input, context) => {
  const asked = context.viewer.userId === null ? humanAdapter(context)?.ask(context) : undefined;
  return asked
    ? { kind: context.config.settings.humanCheck, ...asked }
    : { kind: 'none', challenge: null, bits: 0 };
});
