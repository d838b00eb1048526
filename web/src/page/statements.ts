import type { LoaderFunctionArgs } from 'react-router';
import type { ExportedStatement } from '#contract/statements.ts';
import * as adminPaths from '../admin-paths.ts';
import * as texts from '../texts/moderation.ts';
import { pageData } from './page-data.ts';
import { proveFirst } from './prove-first.ts';

/** The statements of the days in an address, as a file. */
export const statementsFile = (
  { url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>,
  {
    name,
    type,
    write,
  }: { name: string; type: string; write(statements: readonly ExportedStatement[]): string },
): Promise<Response> =>
  pageData(context, texts.failedToExportTheStatements, async (services) => {
    // Back to the desk: a file cannot be led to.
    const { statements } = await proveFirst(
      adminPaths.legal(),
      services.call('export_statements', {
        p_from: url.searchParams.get('from') ?? '',
        p_to: url.searchParams.get('to') ?? '',
      }),
    );
    return new Response(write(statements), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    });
  });
