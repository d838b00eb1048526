import type { LoaderFunctionArgs } from 'react-router';
import { statementsFile } from '../../page/statements.ts';

/** As the Commission's interface takes many at once. */
export const loader = (args: LoaderFunctionArgs) =>
  statementsFile(args, {
    name: 'statements.json',
    type: 'application/json; charset=utf-8',
    write: (statements) => JSON.stringify({ statements }, null, 2),
  });
