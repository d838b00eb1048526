import { Suspense } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Link } from '../../lib/link.tsx';
import { useAfterLoad } from '../../lib/use-after-load.ts';
import type { EpisodePlace } from '../../page/series.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/works.ts';
import './episode-panel.css';

const PanelEpisodes = lazyPart(() => import('./panel-episodes.tsx'));

/**
 * The episodes beside the player. The server's page has their heading and the way to all of them; the list comes once the page
 * has loaded.
 */
export function EpisodePanel({ place, videoId }: { place: EpisodePlace; videoId: string }) {
  const { gated } = usePageState();
  const isLoaded = useAfterLoad() && !gated;
  const { series, first } = place;
  return (
    <section className="episode-panel" aria-labelledby="episode-panel">
      <header>
        <h2 id="episode-panel">{texts.episodesHeading}</h2>
        <p>
          <Link to={series.path}>{texts.allEpisodes}</Link>
          {first && (
            <Link to={first.path} title={first.title ?? first.name}>
              {fillIn(texts.fromFirst, { episode: first.name })}
            </Link>
          )}
        </p>
      </header>
      {isLoaded && (
        <Suspense>
          <PanelEpisodes key={series.slug} place={place} videoId={videoId} />
        </Suspense>
      )}
    </section>
  );
}
