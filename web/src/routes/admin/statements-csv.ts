import type { LoaderFunctionArgs } from 'react-router';
import { csvOf } from '../../lib/csv.ts';
import { statementsFile } from '../../page/statements.ts';

/** Lists are written as JSON within their cell, as the Commission's own files have them. */
export const loader = (args: LoaderFunctionArgs) =>
  statementsFile(args, {
    name: 'statements.csv',
    type: 'text/csv; charset=utf-8; header=present',
    write: (statements) => {
      const names = Object.keys(statements[0] ?? { puid: '' });
      return csvOf(
        names,
        statements.map((one) =>
          Object.values(one).map((value) => (Array.isArray(value) ? JSON.stringify(value) : value)),
        ),
      );
    },
  });
