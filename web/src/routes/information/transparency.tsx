import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Transparency } from '#contract/transparency.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/legal.ts';
import '../../features/legal/legal.css';
import { exactCount, formatMoment } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { yearIn } from '../../page/transparency-year.ts';
import { servicesContext } from '../../page-context.ts';
import * as paths from '../../paths.ts';
import '../plain-page.css';

export function loader({ url, context }: LoaderFunctionArgs) {
  const { site } = context.get(servicesContext);
  const year = yearIn(url);
  return pageData(context, texts.failedToFetchData, async (services) => ({
    head: head({
      site,
      title: texts.transparency,
      description: fillIn(texts.whatWasReportedOnName, { name: site.name }),
      path: memberPaths.transparency(year),
    }),
    found: await services.call('get_transparency', { p_year: year }),
  }));
}

export const meta = headOf;

export const handle = { open: true };

export default function TransparencyPage() {
  const { found } = useLoaderData<typeof loader>();
  const { year, years, is_closed, counted_at, tables, recipients } = found;
  return (
    <div className="plain legal">
      <nav className="legal-tabs" aria-label={texts.years}>
        {years.map((one) => (
          <a
            key={one}
            href={memberPaths.transparency(one)}
            {...(one === year ? { 'aria-current': 'page' as const } : {})}
          >
            {one}
          </a>
        ))}
      </nav>
      <h1>{fillIn(texts.transparencyYear, { year })}</h1>
      <p className="legal-day">
        {is_closed ? texts.theseNumbersAreFinalCounted : texts.theYearRunsCountedAnew}
        <time dateTime={counted_at}>{formatMoment(counted_at)}</time>.{' '}
        <a href={memberPaths.transparencyCsv(year)} download>
          {texts.downloadAsCsv}
        </a>
      </p>
      {!is_closed && <p className="legal-day">{texts.whatMayShowAMinor}</p>}
      <div className="legal-text">
        {tables.map(({ id, title, columns, rows }) => (
          <Numbers key={id} id={id} title={title} head={columns} rows={rows} />
        ))}
        <h2 id="recipients">{texts.peopleAMonth}</h2>
        <p>
          {sentence(texts.estimatedFromASketchThat, {
            link: (words) => <Link to={paths.information('eu-dsa')}>{words}</Link>,
          })}
        </p>
        {recipients.months.length === 0 ? (
          <p>{texts.nobodyWasCountedYet}</p>
        ) : (
          <Table
            title={texts.peopleAMonth}
            head={[texts.everywhere, texts.europeanUnion]}
            rows={recipients.months.map(({ month, all, eu }) => ({ name: month, values: [all, eu] }))}
          />
        )}
      </div>
    </div>
  );
}

interface Grid {
  title: string;
  head: readonly string[];
  rows: Transparency['tables'][number]['rows'];
}

const Numbers = ({ id, ...grid }: Grid & { id: string }) => (
  <>
    <h2 id={id}>{grid.title}</h2>
    <Table {...grid} />
  </>
);

const Table = ({ title, head, rows }: Grid) => (
  // Reached by keyboard where it is wider than the screen.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
  <section className="legal-table legal-numbers" aria-label={title} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <td />
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {head.map((column, place) => (
              <td key={column}>{numberOf(values[place] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const numberOf = (value: number | null): string => (value === null ? '–' : exactCount(value));
