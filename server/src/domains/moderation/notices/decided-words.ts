import type { TargetAction } from '#contract/case-lists.ts';
import { type Places, placeWords } from '#contract/place-lists.ts';
import { policy } from '#contract/policy.ts';
import type { ReportReason } from '#contract/reports.ts';
import { type Detection, isFoundByProgram } from '../cases/detections.ts';

/** What was decided about one thing that a notice names, as whoever wrote it is told: nothing of its author. */
export interface DecidedItem {
  state: 'upheld' | 'dismissed';
  target_action: TargetAction;
  places: Places | null;
  /** Null: none was broken, or it is not for the notifier to know. */
  ground: ReportReason | null;
  detections: readonly Detection[];
  was_held: boolean;
}

const done: Readonly<Record<Exclude<TargetAction, 'limit'>, string>> = {
  leave: 'You were right: it breaks a rule. It stays where it is anyway.',
  unpublish: 'You were right: it was unpublished, and only whoever made it can still see it.',
  disable: 'You were right: access to it was disabled.',
  remove: 'You were right: it was removed.',
};

/** The measure, the rule, and whether a program took part (Regulation (EU) 2022/2065, article 16(5) and (6)). */
export function decidedWords(item: DecidedItem): string[] {
  const { state, target_action: action, places, ground, detections } = item;
  const said: string[] = [];
  if (state === 'dismissed')
    said.push('We looked at it and found nothing that breaks the law or the rules of this site. It stays.');
  else if (action === 'limit')
    said.push(
      `You were right: it is shown ${places === null ? 'in some places only' : placeWords(places)} from now on.`,
    );
  else said.push(done[action]);
  if (state === 'upheld' && ground !== null) said.push(`The rule it’s based on: ${policy[ground].rule}`);
  said.push(byWhom(detections, item.was_held));
  return said;
}

function byWhom(ways: readonly Detection[], wasHeld: boolean): string {
  if (ways.includes('copy'))
    return 'A person decided about what it is a copy of, and a program applied that to it.';
  if (wasHeld) return 'A program had taken it out of sight until then. A person decided.';
  return isFoundByProgram(ways)
    ? 'A program had found it as well. A person decided.'
    : 'A person decided; no program took part.';
}

/** How a notifier can object. `takesComplaint`: something was refused or left where it is, and it is not too late. */
export const redressWords = (takesComplaint: boolean): string =>
  `${takesComplaint ? 'If you think we should have acted, complain on the page of your notice within six months. Someone who wasn’t part of the decision will look at it again. ' : ''}You can also turn to an out-of-court dispute settlement body, or to a court.`;

/** What is decided of a notice, in the order of its addresses; those with the same outcome together. It repeats no address. */
export function decidedLines(items: readonly { position: number; decided: DecidedItem | null }[]): string[] {
  const byWords = new Map<string, number[]>();
  for (const { position, decided } of items) {
    if (decided === null) continue;
    const words = decidedWords(decided).join(' ');
    byWords.set(words, [...(byWords.get(words) ?? []), position]);
  }
  if (items.length === 1) return [...byWords.keys()];
  return [...byWords].map(
    ([words, at]) =>
      `${at.length === 1 ? 'Address' : 'Addresses'} ${at.join(', ')} of ${items.length}: ${words}`,
  );
}
