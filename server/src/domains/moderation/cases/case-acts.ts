import type { Act } from '../../../platform/audit/record-act.ts';

/**
 * Acts on cases are logged under these; those on cases about minors are shown only to admins who may see such
 * cases.
 */
export const caseActKind = 'case';
export const minorActKind = 'child_safety_case';

/** A log line about a case. */
export const caseAct = (
  one: { id: string; is_minor_related: boolean },
  act: Pick<Act, 'act' | 'summary' | 'details'>,
): Act => ({ ...act, targetKind: one.is_minor_related ? minorActKind : caseActKind, targetId: one.id });

/** A thing by its title, in a sentence. */
export const quoted = (title: string): string => `“${title || 'without a title'}”`;
/** What a case is about, in a sentence: `the video “Rain”`. */
export const caseName = (one: { target_kind: string; title: string }): string =>
  `the ${one.target_kind} ${quoted(one.title)}`;
