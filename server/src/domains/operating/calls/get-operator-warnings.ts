import { implement } from '../../../platform/calls/implement.ts';
import { type WarningKind, warningKinds } from '../../../platform/warnings/warning-kinds.ts';
import { readWarnings } from '../../../platform/warnings/warning-queries.ts';
import type { UnconfirmedSource } from '../overview/waiting-source.ts';
import { warningsNow } from '../overview/warnings-now.ts';

const kinds: Readonly<Record<string, WarningKind>> = warningKinds;

export const createGetOperatorWarnings = (unconfirmed: readonly UnconfirmedSource[]) =>
  implement('get_operator_warnings', async (_input, context) => {
    const now = new Date();
    const [found, told] = await Promise.all([warningsNow(context, unconfirmed), readWarnings(context.db)]);
    return [...found, ...told].flatMap(({ kind, detail, first_told_at, told_at }) => {
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
