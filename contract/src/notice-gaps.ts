import type { Input } from './calls.ts';
import { linesOf } from './notice-bounds.ts';
import { policy } from './policy.ts';

/** What is to be done in a field: type something, pick one, tick it, or type the same as above. */
export type Gap = 'fill' | 'choose' | 'tick' | 'match';

type Notice = Input<'submit_notice'>;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/** What each form asks for, by the names of the call, in the order of the form. */
function asked(notice: Notice): readonly (readonly [keyof Notice, Gap])[] {
  if (notice.p_kind === 'copyright')
    return [
      ['p_full_name', 'fill'],
      ['p_address', 'fill'],
      ['p_phone_number', 'fill'],
      ['p_email', 'fill'],
      ['p_addresses', 'fill'],
      ['p_original_work', 'fill'],
      ['p_good_faith_belief', 'tick'],
      ['p_accuracy_statement', 'tick'],
      ['p_signature', 'fill'],
    ];
  if (notice.p_kind === 'removal')
    return [
      ['p_email', 'fill'],
      ['p_full_name', 'fill'],
      ['p_reporting_for', 'choose'],
      ['p_addresses', 'fill'],
      ['p_do_you_appear', 'choose'],
      ['p_signature', 'fill'],
    ];
  const { p_reason: reason } = notice;
  const isAboutMinors = reason !== null && reason !== undefined && policy[reason].isAboutMinors;
  return [
    ...(notice.p_thing_id ? [] : ([['p_addresses', 'fill']] as const)),
    ['p_reason', 'choose'],
    ['p_explanation', 'fill'],
    ...(isAboutMinors
      ? []
      : ([
          ['p_full_name', 'fill'],
          ['p_email', 'fill'],
        ] as const)),
    ['p_good_faith_belief', 'tick'],
  ];
}

/** Everything that is still to be done in the form of a notice, at once; empty: nothing. */
export function gapsOf(notice: Notice): { field: string; gap: Gap }[] {
  const found = asked(notice)
    .filter(([field]) =>
      field === 'p_addresses' ? linesOf(notice.p_addresses).length === 0 : isEmpty(notice[field]),
    )
    .map(([field, gap]) => ({ field: field as string, gap }));
  if (notice.p_kind !== 'removal') return found;
  const [email, again] = [notice.p_email, notice.p_confirm_email].map((text) =>
    (text ?? '').trim().toLowerCase(),
  );
  const confirming: Gap | null = email === '' && again === '' ? 'fill' : email === again ? null : 'match';
  if (confirming !== null) found.push({ field: 'p_confirm_email', gap: confirming });
  return found;
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s.,'’-]+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a notice is signed by another name than the one that it gives. */
export const isSignedOtherwise = (name: string, signature: string): boolean =>
  plain(name) !== '' && plain(signature) !== '' && plain(name) !== plain(signature);
