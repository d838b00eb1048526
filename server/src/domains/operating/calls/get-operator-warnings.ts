import { implement } from '../../../platform/calls/implement.ts';
import { type WarningKind, warningKinds } from '../../../platform/warnings/warning-kinds.ts';
import { readWarnings, type WarningRow } from '../../../platform/warnings/warning-queries.ts';
import { lacksChildSafety } from '../../accounts/index.ts';

const kinds: Readonly<Record<string, WarningKind>> = warningKinds;

export const getOperatorWarnings = implement('get_operator_warnings', async (_input, { db, config }) => {
  const now = new Date();
  // Looked up now, not reported by a process: it is over the moment somebody is chosen.
  const missing: WarningRow[] =
    !config.isDevelopment && (await lacksChildSafety(db))
      ? [{ kind: 'no_child_safety', detail: '', first_told_at: now, told_at: now }]
      : [];
  return [...missing, ...(await readWarnings(db))].flatMap(({ kind, detail, first_told_at, told_at }) => {
    // A newer process may have reported a kind this one does not know yet.
    const known = kinds[kind];
    if (!known || now.getTime() - told_at.getTime() > known.shownHours * 3_600_000) return [];
    const { title, words } = known;
    return {
      kind,
      title,
      words,
      detail,
      first_told_at: first_told_at.toISOString(),
      told_at: told_at.toISOString(),
    };
  });
});
