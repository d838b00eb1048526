import { useRef, useState } from 'react';
import { loadChunk } from '../../lib/chunks.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { pictureSet } from '../../lib/picture-set.ts';
import type { TopModel } from '../../page/video-card.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { isPeriod, type Period, periods } from './periods.ts';
import './top-five.css';

const tabs = periods.map(([id, label]) => ({ id, label, href: paths.home({ period: id }) }));

/** The five most watched videos of a period; another tab asks the server again. `first` null: could not be loaded. */
export function TopFive(props: { period: Period; first: readonly TopModel[] | null }) {
  const { gated } = usePageState();
  const [period, setPeriod] = useState(props.period);
  const [list, setList] = useState(props.first ?? []);
  const [state, setState] = useState<'shown' | 'loading' | 'failed'>(props.first ? 'shown' : 'failed');
  const latest = useRef(0);

  const select = async (id: string) => {
    if (!isPeriod(id)) return;
    const turn = ++latest.current;
    setPeriod(id);
    setState('loading');
    try {
      const { askTop } = await loadChunk(() => import('./ask-top.ts'));
      const rows = await askTop(id);
      if (turn !== latest.current) return;
      setList(rows);
      setState('shown');
    } catch (error) {
      if (turn !== latest.current) return;
      console.error(error);
      setState('failed');
    }
  };

  return (
    <section className="top-five" aria-labelledby="top-five-title">
      <h2 id="top-five-title">{texts.top5}</h2>
      <Tabs label={texts.period} tabs={tabs} selected={period} panelId="top-five" onSelect={select} />
      <div
        role="tabpanel"
        id="top-five"
        aria-labelledby={`top-five-${period}`}
        aria-busy={state === 'loading'}
      >
        {state === 'failed' ? (
          <FailedPart again={() => void select(period)} />
        ) : list.length === 0 ? (
          <p className="none">{texts.noViewsInThisPeriod}</p>
        ) : (
          <ol>
            {list.map((video) => (
              <li key={video.id} className="top-row">
                <span className="n">{video.rank}</span>
                <span className="art">
                  {video.thumbnail && !gated && (
                    <img
                      src={video.thumbnail}
                      srcSet={pictureSet(video.thumbnail)}
                      sizes="112px"
                      alt=""
                      width={640}
                      height={360}
                      loading="lazy"
                      decoding="async"
                    />
                  )}
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
