import { Fragment } from 'react';
import { Link } from 'react-router';
import { CategoryLinks } from '../features/category-list/category-links.tsx';
import { FilterBar } from '../features/listing/filter-bar.tsx';
import { FoundNames } from '../features/listing/found-names.tsx';
import { MarkedMatches } from '../features/listing/marked-matches.tsx';
import { TagChips } from '../features/listing/tag-chips.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { countOf } from '../lib/format.ts';
import { sentence } from '../lib/sentence.tsx';
import { isNarrowing, type SearchAddress } from '../page/search-address.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import { PegBar } from '../ui/peg-bar.tsx';
import type { FoundVideos } from './search-found.ts';

interface Parts {
  asked: SearchAddress;
  found: FoundVideos;
}

/** What was done with the query, what it can be narrowed by, and what is named so. */
export function VideosHead({ asked, found }: Parts) {
  const { corrected, total, readAs, names, related, ways } = found;
  const { q, sort } = asked;
  return (
    <>
      {corrected && found.cards.length > 0 && (
        <p className="lead">
          {sentence(texts.noExactMatchShowingResults, { query: <b>“{corrected}”</b> })}{' '}
          {sentence(texts.searchInsteadFor, {
            query: <Link to={paths.search(q, { sort, exact: '1' })}>“{q}”</Link>,
          })}
        </p>
      )}
      {!corrected && total !== null && total > 0 && (
        <p className="lead">
          {countOf(total, texts.video, texts.videos)}
          {readAs.length > 0 && (
            <>
              {' · '}
              {sentence(texts.alsoSearchedFor, {
                query: readAs.map((meaning, at) => (
                  <Fragment key={meaning}>
                    {at > 0 && ', '}
                    <b>“{meaning}”</b>
                  </Fragment>
                )),
              })}
            </>
          )}
        </p>
      )}
      <FilterBar
        action={paths.search()}
        values={asked.values}
        label={texts.searchVideos}
        hasField={false}
        hasChips={false}
        leadingSort={['relevance', texts.bestMatch]}
        more={found.choices}
      />
      {names && <FoundNames {...names} />}
      {related.length > 0 && !ways && (
        <div className="related-tags">
          <span aria-hidden="true">{texts.relatedTags}</span>
          <TagChips label={texts.relatedTags} tags={related} />
        </div>
      )}
    </>
  );
}

/** The videos that were found, or ways on from there. */
export function SearchVideos({ asked, found }: Parts) {
  const { outcome, corrected, readAs, cards, page, alike, ways } = found;
  const { q, words, sort } = asked;
  const isNarrowed = asked.parts.some(isNarrowing);
  return (
    <>
      {cards.length > 0 ? (
        <MarkedMatches query={corrected ?? words} readAs={readAs}>
          <VideoGrid cards={cards} heading="h2" eager />
        </MarkedMatches>
      ) : (
        <div className="empty">
          <PegBar />
          {outcome === 'empty' ? (
            <p>{texts.searchForATitleA}</p>
          ) : page > 1 ? (
            <p>{texts.noMoreResults}</p>
          ) : (
            <p>
              {words === '' ? texts.nothingPassesTheseFilters : fillIn(texts.noResultsForQuery, { query: q })}
            </p>
          )}
          {(isNarrowed || page > 1) && (
            <Link className="btn sm flat" to={paths.search(page > 1 ? q : words, { sort })}>
              {page > 1 ? texts.firstPage : texts.clearFilters}
            </Link>
          )}
        </div>
      )}
      {alike.length > 0 && (
        <section className="also-like" aria-labelledby="also-like">
          <h2 id="also-like">{texts.youMightAlsoLike}</h2>
          <VideoGrid cards={alike} />
        </section>
      )}
      {ways && (
        <div className="ways-on">
          {(ways.tags === null || ways.tags.length > 0) && (
            <section>
              <h2>{texts.popularTags}</h2>
              {ways.tags ? <TagChips label={texts.popularTags} tags={ways.tags} /> : <FailedPart />}
            </section>
          )}
          <section>
            <h2>{texts.categories}</h2>
            {ways.categories ? <CategoryLinks categories={ways.categories} /> : <FailedPart />}
          </section>
        </div>
      )}
    </>
  );
}
