import { type HoldSubject, holdSubjects } from '#contract/evidence-lists.ts';
import type { Services } from '../page-context.ts';
import * as texts from '../texts/moderation.ts';
import { choice } from './address-values.ts';
import { waitsForSecond } from './waits-for-second.ts';

/** Intents of the forms of legal holds, on every page that has them. */
export const holdIntents = { place: 'place-hold', lift: 'lift-hold' } as const;

/** How long something is preserved, in days; null: until the hold is lifted. */
export const holdTerms = [
  ['open', texts.untilItIsLifted, null],
  ['90', texts.n90Days, 90],
  ['365', texts.oneYear, 365],
  ['1825', texts.fiveYears, 1825],
] as const;

const dayMilliseconds = 86_400_000;

/** Does what a form of legal holds asks for; returns the words of success. */
export async function changeHold(
  services: Services,
  intent: string,
  subject: { kind: HoldSubject; id: string },
  text: (name: string) => string,
): Promise<string> {
  if (intent === holdIntents.lift) {
    const { waits_for_second: waits } = await services.call('lift_legal_hold', {
      p_hold_id: text('hold_id'),
      p_reason: text('lift_reason'),
    });
    return waits ? waitsForSecond : texts.theHoldIsLifted;
  }
  const days = holdTerms.find(([value]) => value === text('hold_term'))?.[2] ?? null;
  // A page may offer more than its own subject, as `kind id`.
  const [kind = '', id = ''] = text('hold_subject').split(' ');
  const known = choice(kind, holdSubjects);
  await services.call('place_legal_hold', {
    p_subject_kind: known ?? subject.kind,
    p_subject_id: known === null ? subject.id : id,
    p_reason: text('hold_reason'),
    p_until: days === null ? null : new Date(Date.now() + days * dayMilliseconds).toISOString(),
    p_is_minor_related: text('is_minor_related') === 'on',
  });
  return texts.theHoldIsPlaced;
}
