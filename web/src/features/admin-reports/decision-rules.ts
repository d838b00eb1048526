import {
  type ActedOn,
  actionAgainstNotice,
  actionOutOfKind,
  leastForAuthor,
} from '#contract/case-actions.ts';
import { type AuthorAction, type TargetAction, targetActions } from '#contract/case-lists.ts';
import type { CaseFile } from '#contract/case-shapes.ts';
import { placePattern, readPlaces } from '#contract/place-lists.ts';
import * as texts from '../../texts/admin-reports.ts';
import type { Radius } from './blast-radius.tsx';
import { type Chosen, chosenOf } from './decision-words.ts';

export interface OfferedAction {
  action: TargetAction;
  /** Why it would be refused as things are chosen now; null: it would not. */
  against: string | null;
}

/** What a decision has to fit, as things are chosen now. */
function actedOn(
  { case: row, targets, reports }: CaseFile,
  { ground, falseIds }: Pick<Chosen, 'ground' | 'falseIds'>,
): ActedOn {
  return {
    kinds: targets.map(({ kind }) => kind),
    sworn: reports
      .filter(({ id, state }) => state === 'open' && !falseIds.includes(id))
      .flatMap(({ notice }) => notice?.demands ?? []),
    ground: ground ?? row.reasons[0] ?? null,
  };
}

/** What happens to the author once it is upheld; `isDemanded`: a notice demands more than is chosen. */
export function authorActionOf(
  file: CaseFile,
  chosen: Pick<Chosen, 'ground' | 'falseIds' | 'authorAction'>,
): { action: AuthorAction; isDemanded: boolean } {
  if (file.author === null || file.author.is_admin) return { action: chosen.authorAction, isDemanded: false };
  const action = leastForAuthor(chosen.authorAction, actedOn(file, chosen));
  return { action, isDemanded: leastForAuthor('none', actedOn(file, chosen)) !== 'none' };
}

/** What has to be chosen or written before anything is asked; null: nothing is missing. */
export function missingIn(data: FormData): { field: string; words: string } | null {
  const { outcome, targetAction } = chosenOf(data);
  if (outcome === null) return { field: 'outcome', words: texts.chooseAnOutcome };
  if (outcome === 'dismissed') return null;
  if (targetAction === null) return { field: 'target_action', words: texts.sayWhatHappensToIt };
  return String(data.get('explanation') ?? '').trim() === ''
    ? { field: 'explanation', words: texts.sayWhy }
    : null;
}

/** The actions there are for what a case is about, by the rules that the server follows. */
export function offeredActions(file: CaseFile, chosen: Pick<Chosen, 'ground' | 'falseIds'>): OfferedAction[] {
  const acted = actedOn(file, chosen);
  const { kinds } = acted;
  return targetActions
    .filter((action) => actionOutOfKind(action, kinds) === null)
    .map((action) => ({ action, against: actionAgainstNotice(action, acted) }));
}

const isPlace = (code: string): boolean => new RegExp(placePattern).test(code);

/**
 * Whether a decision has all it needs, as far as the form can know. What will be refused is sent at once, so that whoever
 * decides hears it.
 */
export function isComplete(file: CaseFile, radius: Radius | null, data: FormData): boolean {
  const chosen = chosenOf(data);
  if (chosen.outcome === 'dismissed') return true;
  const { targetAction: action } = chosen;
  const offered = offeredActions(file, chosen).find((one) => one.action === action);
  if (offered === undefined || offered.against !== null) return false;
  const places = readPlaces(String(data.get('places') ?? ''));
  if (action === 'limit' && (places.length === 0 || !places.every(isPlace))) return false;
  // A picture cannot be limited or unpublished.
  const takesPictures = action === 'remove' || action === 'disable' || action === 'leave';
  const copies = (radius?.copies ?? []).filter(({ id }) => chosen.copyIds.includes(id));
  if (!takesPictures && copies.some(({ kind }) => kind === 'photo')) return false;
  return String(data.get('explanation') ?? '').trim() !== '';
}
