import { mostStatements } from '#contract/statements.ts';
import { badInput } from '../../../../kit/app-error.ts';
import { isDay } from '../../../../kit/dates.ts';
import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { exportedStatement } from '../exported-statement.ts';
import { restrictingDecisions } from '../statement-queries.ts';

export const exportStatements = implement('export_statements', async ({ p_from, p_to }, { db, viewer }) => {
  if (!isDay(p_from)) throw badInput('p_from', 'Enter a day such as 2030-01-31.');
  if (!isDay(p_to)) throw badInput('p_to', 'Enter a day such as 2030-01-31.');
  if (p_from > p_to) throw badInput('p_to', 'The last day is before the first.');
  const days = { from: p_from, to: p_to, seesMinors: await seesMinors(db, viewer) };
  const rows = await restrictingDecisions(db, days, mostStatements + 1);
  if (rows.length > mostStatements)
    throw badInput(
      'p_to',
      `There are more than ${mostStatements.toLocaleString('en')} statements. Choose fewer days.`,
    );
  return { statements: rows.map(exportedStatement) };
});
