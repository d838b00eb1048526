import type { LoaderFunctionArgs } from 'react-router';
import { csvOf } from '../../lib/csv.ts';
import { pageData } from '../../page/page-data.ts';
import { yearIn } from '../../page/transparency-year.ts';
import * as texts from '../../texts/legal.ts';

/** The numbers of a year, a line each: table, row, column, value. */
export const loader = ({ url, context }: LoaderFunctionArgs) =>
  pageData(context, texts.failedToFetchData, async (services) => {
    const found = await services.call('get_transparency', { p_year: yearIn(url) });
    const lines = found.tables.flatMap(({ id, columns, rows }) =>
      rows.flatMap(({ name, values }) =>
        columns.map((column, place) => [id, name, column, values[place] ?? null] as const),
      ),
    );
    const people = found.recipients.months.flatMap(({ month, all, eu }) => [
      ['recipients', month, texts.everywhere, all] as const,
      ['recipients', month, texts.europeanUnion, eu] as const,
    ]);
    return new Response(csvOf(['table', 'row', 'column', 'value'], [...lines, ...people]), {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="transparency-${found.year}.csv"`,
        'cache-control': 'public, max-age=600',
        'x-robots-tag': 'noindex',
      },
    });
  });

export const handle = { open: true };
