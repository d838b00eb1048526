import type { Input } from '#contract/calls.ts';
import { overBounds } from '#contract/notice-bounds.ts';
import type { Services } from '../page-context.ts';
import { answerForm, refuseForm } from './page-form.ts';

/** Sends a notice. What is too much for one is said at its field, however much it is. */
export async function sendNotice(
  services: Services,
  { intent, sent, failed }: { intent: string; sent: string; failed: string },
  input: Input<'submit_notice'>,
) {
  const fault = overBounds(input);
  if (fault !== null) return refuseForm(intent, fault);
  return answerForm(services, intent, failed, async () => ({
    done: sent,
    notice: await services.call('submit_notice', input),
  }));
}
