import type { Act } from '../../../platform/audit/record-act.ts';

/** Acts on cases are in the log under these; those on cases about minors are shown to whoever may see such cases. */
export const caseActKind = 'case';
export const minorActKind = 'child_safety_case';

/** A line of the log about a case. */
export const caseAct = (
  one: { id: string; is_minor_related: boolean },
  act: Pick<Act, 'act' | 'summary' | 'details'>,
): Act => ({ ...act, targetKind: one.is_minor_related ? minorActKind : caseActKind, targetId: one.id });
