import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadChunk } from '../../lib/chunks.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { useLists } from '../../lib/use-lists.ts';
import { homeAddress } from '../../page/home-address.ts';
import type { TopModel } from '../../page/video-card.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { isPeriod, type Period, periods } from './periods.ts';
import './top-five.css';

const askPeriod = async (id: string): Promise<TopModel[]> =>
  (await loadChunk(() => import('./ask-top.ts'))).askTop(id as Period);

/**
 * The five most watched videos of a period; the address says of which, and another one asks the server again. `first` is of
 * the period with which the page came; null: could not be loaded.
 */
export function TopFive(props: { period: Period; first: readonly TopModel[] | null }) {
  const { gated } = usePageState();
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('period');
  const period = isPeriod(asked) ? asked : 'trending';
  const [list, again] = useLists<readonly TopModel[]>(props.period, props.first, period, askPeriod);
  const shown = useRef(list ?? []);
  if (list) shown.current = list;
  const tabs = periods.map(([id, label]) => ({
    id,
    label,
    href: homeAddress(search, { period: id === 'trending' ? null : id }),
  }));

  return (
    <section className="top-five" aria-labelledby="top-five-title">
      <h2 id="top-five-title">{texts.top5}</h2>
      <Tabs
        label={texts.period}
        tabs={tabs}
        selected={period}
        panelId="top-five"
        onSelect={(_, href) => void navigate(href, { preventScrollReset: true })}
      />
      <div
        role="tabpanel"
        id="top-five"
        aria-labelledby={`top-five-${period}`}
        aria-busy={list === undefined}
      >
        {list === null ? (
          <FailedPart again={again} />
        ) : list?.length === 0 ? (
          <p className="none">{texts.noViewsInThisPeriod}</p>
        ) : (
          <ol>
            {shown.current.map((video) => (
              <li key={video.id} className="top-row">
                <span className="n">{video.rank}</span>
                <span className="art">
                  {video.thumbnail && !gated && <Picture address={video.thumbnail} most={320} />}
                </span>
                <span className="words">
                  <Link to={paths.watch(video.slug)}>{video.title}</Link>
                  <span className="meta">
                    {video.thousands}
                    {period === 'trending' && ` · ${fillIn(texts.score, { score: video.score })}`}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
