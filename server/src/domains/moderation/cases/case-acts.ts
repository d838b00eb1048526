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
