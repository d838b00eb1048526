import type { LoaderFunctionArgs } from 'react-router';
import { adFigureLimits as most } from '#contract/ad-figure-words.ts';
import { readReport, reportInput } from '../../../features/admin-ads-reports/report-address.ts';
import { reportFile } from '../../../features/admin-ads-reports/report-file.ts';
import { fillIn } from '../../../lib/fill-in.ts';
import { fault, pageData } from '../../../page/page-data.ts';
import * as texts from '../../../texts/admin-ads-figures.ts';

/** All rows of a report, as a file. */
export const loader = ({ url, context }: LoaderFunctionArgs) =>
  pageData(context, texts.reportNotExported, async (services) => {
    const address = readReport(url.searchParams, { from: '', to: '' });
    const page = (number: number) =>
      services.call('get_ad_report', reportInput({ ...address, page: number }, most.page));
    const first = await page(1);
    if (first.total > most.fileRows)
      throw fault(400, fillIn(texts.errorTooManyRows, { rows: most.fileRows.toLocaleString('en') }));
    const rows = [...first.rows];
    for (let number = 2; rows.length < first.total; number++) {
      const next = await page(number);
      if (next.rows.length === 0) break;
      rows.push(...next.rows);
    }
    const name = ['ads', first.by, first.and, first.from, first.to].filter((part) => part !== null).join('-');
    const { by, and } = first;
    return new Response(reportFile({ ...first, rows }, { by, and, withReasons: address.reasons }), {
      headers: {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="${name}.csv"`,
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  });
