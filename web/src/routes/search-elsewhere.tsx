import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { spellPart } from '#contract/search-query.ts';
import { FoundNames } from '../features/listing/found-names.tsx';
import { PlaylistCard } from '../features/playlist-card/playlist-card.tsx';
import { StudioTile } from '../features/works/studio-tile.tsx';
import { WorkTile } from '../features/works/work-tile.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { isNarrowing, type SearchAddress } from '../page/search-address.ts';
import { GridRoom } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/search.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import type { FoundElsewhere } from './search-found.ts';
import { SearchLines } from './search-lines.tsx';
import '../features/video-card/video-card.css';

/** Operators that say something of what a tab finds; of videos all do. */
const understood: Readonly<Record<FoundElsewhere['tab'], readonly string[]>> = {
  series: ['tag', 'studio', 'year', 'word', 'phrase'],
  studios: [],
  playlists: [],
  people: [],
  lines: ['sub', 'word', 'phrase'],
};
const nothing: Readonly<Record<FoundElsewhere['tab'], string>> = {
  series: texts.noSeries,
  studios: texts.noStudios,
  playlists: texts.noPlaylists,
  people: texts.noPeople,
  lines: texts.noLines,
};

function tilesOf(found: FoundElsewhere, asked: SearchAddress): ReactNode {
  switch (found.tab) {
    case 'series':
      return (
        found.works.length > 0 && (
          <ul className="work-grid">
            {found.works.map((work, index) => (
              <Fragment key={work.id}>
                <li>
                  <WorkTile work={work} heading="h2" eager={index < 4} />
                </li>
                <GridRoom after={index} />
              </Fragment>
            ))}
          </ul>
        )
      );
    case 'studios':
      return (
        found.studios.length > 0 && (
          <ul className="work-grid">
            {found.studios.map((studio, index) => (
              <Fragment key={studio.slug}>
                <li>
                  <StudioTile studio={studio} eager={index < 4} />
                </li>
                <GridRoom after={index} />
              </Fragment>
            ))}
          </ul>
        )
      );
    case 'playlists':
      return (
        found.playlists.length > 0 && (
          <ul className="playlist-grid">
            {found.playlists.map((playlist, index) => (
              <Fragment key={playlist.id}>
                <li>
                  <PlaylistCard playlist={playlist} heading="h2" eager={index < 4} />
                </li>
                <GridRoom after={index} />
              </Fragment>
            ))}
          </ul>
        )
      );
    case 'lines':
      return found.videos.length > 0 && <SearchLines videos={found.videos} words={asked.words} />;
    case 'people':
      return found.people.length > 0 && <FoundNames uploaders={found.people} playlists={[]} tags={[]} />;
  }
}

/** What was found besides videos, or ways on from there. */
export function SearchElsewhere({ asked, found }: { asked: SearchAddress; found: FoundElsewhere }) {
  const passedOver = asked.parts.filter(
    (part) => isNarrowing(part) && part.fault === null && !understood[found.tab].includes(part.kind),
  );
  return (
    <>
      {passedOver.length > 0 && (
        <p className="lead passed-over">
          {fillIn(texts.onlyForVideos, { parts: passedOver.map(spellPart).join(', ') })}
        </p>
      )}
      {tilesOf(found, asked) || (
        <EmptyState
          text={
            asked.words !== ''
              ? nothing[found.tab]
              : found.tab === 'lines'
                ? texts.typeWhatIsSaid
                : asked.q === ''
                  ? texts.typeAName
                  : nothing[found.tab]
          }
        >
          {asked.q !== '' && (
            <>
              {asked.parts.some(isNarrowing) && asked.words !== '' && (
                <Link className="btn sm flat" to={paths.search(asked.words, { tab: found.tab })}>
                  {texts.searchWithoutThese}
                </Link>
              )}
              <Link className="btn sm flat" to={paths.search(asked.q)}>
                {texts.searchVideosInstead}
              </Link>
            </>
          )}
        </EmptyState>
      )}
      {found.tab === 'lines' && found.next !== null && (
        <p className="more-lines">
          <Link className="btn sm flat" to={paths.search(asked.q, { tab: 'lines', cursor: found.next })}>
            {texts.more}
          </Link>
        </p>
      )}
    </>
  );
}
