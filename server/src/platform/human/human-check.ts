import type { HumanCheckKind } from '#contract/human-check-rules.ts';
import { badInput } from '../../kit/app-error.ts';
import type { CallContext, Platform } from '../context.ts';
import type { Executor } from '../db/database.ts';
import type { HumanAdapter } from './human-adapter.ts';
import { workCheck } from './work-check.ts';

const adapters: Readonly<Record<HumanCheckKind, HumanAdapter | null>> = { none: null, work: workCheck };

export const humanAdapter = ({ config }: Pick<Platform, 'config'>): HumanAdapter | null =>
  adapters[config.settings.humanCheck];

/**
 * How a form stands that came with this proof. `unasked`: this site asks for none, or a member sent it. `absent`: it came
 * without, as from a browser without script; fewer of those are taken. Throws `badInput` for a wrong or used one.
 */
export async function humanStanding(
  context: CallContext,
  transaction: Executor,
  proof: string | null | undefined,
): Promise<'unasked' | 'proven' | 'absent'> {
  const adapter = humanAdapter(context);
  if (adapter === null || context.viewer.userId !== null) return 'unasked';
  if (proof == null || proof === '') return 'absent';
  if (await adapter.takes(context, transaction, proof)) return 'proven';
  throw badInput(
    'p_proof',
    'This form was open for a long time. Please send it again. You haven’t lost anything you typed.',
  );
}
