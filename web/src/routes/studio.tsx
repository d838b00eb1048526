import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { DayCharts } from '../features/studio/day-charts.tsx';
import { MeasuringNote } from '../features/studio/measuring-note.tsx';
import { PeriodChoice, periodQuery, readPeriod } from '../features/studio/period-choice.tsx';
import { StudioTable, studioSorts } from '../features/studio/studio-table.tsx';
import { stateNames } from '../features/studio/studio-words.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as memberPaths from '../member-paths.ts';
import { choice } from '../page/address-values.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse, pageData } from '../page/page-data.ts';
import { backToLast, readTableAddress, tableQuery } from '../page/table-address.ts';
import { usePageState } from '../state/page-state.tsx';
import * as texts from '../texts/studio.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const member = requireMember(args);
  const search = args.url.searchParams;
  const table = readTableAddress(search, studioSorts);
  const period = readPeriod(search);
  const status = choice(search.get('status'), Object.keys(stateNames) as (keyof typeof stateNames)[]);
  const size = limits.moderatedPageSize;
  return pageData(args.context, texts.failedToFetch, async (services) => {
    const [list, days, uploads] = await Promise.all([
      services.call('get_studio_videos', {
        p_search: table.q || null,
        p_status: status,
        p_sort: table.sort,
        p_ascending: table.ascending,
        p_limit: size,
        p_offset: Math.min((table.page - 1) * size, limits.moderatedDeepest),
      }),
      services.call('get_studio_statistics', { p_days: period }),
      member.canUpload ? orElse(services, services.call('get_my_uploads', { p_limit: 100 }), null) : null,
    ]);
    backToLast(args.url, list.items, { page: table.page, size, total: list.total });
    return {
      head: head({ site: services.site, title: texts.studio, path: memberPaths.studio(), hidden: true }),
      videos: list.items,
      total: list.total,
      days,
      size,
      table,
      period,
      status,
      canUpload: member.canUpload,
      // Unknown is none to say: the upload page says why.
      waiting: uploads?.filter(({ state, video }) => video === null && state !== 'failed').length ?? 0,
    };
  });
}

export const meta = headOf;

export const handle = { guarded: true };

/** Whoever has no video yet, and none that was watched, reads one sentence and no figures. */
const isNewStudio = ({ total, days, table, status }: ReturnType<typeof useLoaderData<typeof loader>>) =>
  total === 0 &&
  table.q === '' &&
  status === null &&
  days.every(({ views, playbacks }) => views === 0 && playbacks === 0);

export default function Studio() {
  const data = useLoaderData<typeof loader>();
  const { days, period, waiting, ...list } = data;
  const { gated } = usePageState();
  const { table, status } = list;
  const waits = waiting > 0 && (
    <p className="lead studio-waiting">
      <Link to={memberPaths.upload()}>
        {waiting === 1 ? texts.oneFileWaits : fillIn(texts.someFilesWait, { count: waiting })}
      </Link>
    </p>
  );
  if (isNewStudio(data) && list.canUpload)
    return (
      <div className="listing">
        <header className="listing-head">
          <h1>{texts.studio}</h1>
        </header>
        {waits}
        <EmptyState text={texts.firstVideo}>
          <Link className="btn pri" to={memberPaths.upload()}>
            {texts.uploadVideo}
          </Link>
        </EmptyState>
      </div>
    );
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.studio}</h1>
        <p className="lead">{texts.lead}</p>
        {list.canUpload && (
          <p>
            <Link className="btn sm flat" to={memberPaths.upload()}>
              {texts.uploadVideo}
            </Link>
          </p>
        )}
      </header>
      <section aria-labelledby="studio-statistics">
        <div className="studio-head">
          <h2 id="studio-statistics">{texts.allYourVideos}</h2>
          <PeriodChoice
            period={period}
            to={(days) =>
              memberPaths.studio({ ...tableQuery(table, 'created_at'), status, ...periodQuery(days) })
            }
          />
        </div>
        <div className="charts">
          <DayCharts days={days} isMeasured />
        </div>
        <MeasuringNote />
      </section>
      <section aria-labelledby="studio-videos">
        <h2 id="studio-videos">{texts.videos}</h2>
        {waits}
        <StudioTable {...list} days={periodQuery(period).days} showsPictures={!gated} />
      </section>
    </div>
  );
}
