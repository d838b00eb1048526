import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { spellPart } from '#contract/search-query.ts';
import { Pager } from '../features/listing/pager.tsx';
import { type QueryChip, QueryChips } from '../features/listing/query-chips.tsx';
import { Refused } from '../features/listing/refused.tsx';
import { SearchHelp } from '../features/listing/search-help.tsx';
import { SearchTabs } from '../features/listing/search-tabs.tsx';
import { SavedNote, SaveSearch } from '../features/saved-searches/save-search.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { pageNumber } from '../page/address-values.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { faultsInWords, partInWords } from '../page/query-words.ts';
import { foldedAddress, hasNoRoom, readSearchAddress, withoutPart } from '../page/search-address.ts';
import { pageFactsContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as searchTexts from '../texts/search.ts';
import * as texts from '../texts/videos.ts';
import { SearchElsewhere } from './search-elsewhere.tsx';
import { foundIn } from './search-found.ts';
import { SearchVideos, VideosHead } from './search-videos.tsx';
import './listing-page.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  const folded = foldedAddress(search);
  if (folded !== null) throw redirect(folded);
  const asked = readSearchAddress(search);
  const { member } = context.get(pageFactsContext);
  return pageData(context, texts.errorFailedToFetchData, async (services) => {
    const found = await foundIn(services, asked, pageNumber(search, limits.highestSearchPage));
    const isRefused = found.safety !== null;
    // A refused term is not repeated.
    const named = isRefused ? '' : asked.q;
    const chips = new Map<string, QueryChip>();
    for (const one of isRefused ? [] : asked.parts) {
      const words = partInWords(one);
      const part = spellPart(one);
      const isFaulty = one.fault !== null;
      if (words !== null) chips.set(part, { part, words, without: withoutPart(asked, part), isFaulty });
    }
    return {
      head: head({
        site: services.site,
        title: named ? fillIn(texts.searchQuery, { query: named }) : texts.search,
        path: paths.search(named),
        hidden: search.size > 0,
      }),
      asked,
      found,
      chips: [...chips.values()],
      isMember: member !== null,
      canSave: member !== null && asked.q !== '' && !isRefused,
      faults: isRefused
        ? []
        : [
            ...faultsInWords(asked.parts, found.tab === 'videos' ? found.faults : []),
            ...(hasNoRoom(search) ? [{ part: '', words: searchTexts.noRoomForFilter }] : []),
          ],
    };
  });
}

export const meta = headOf;

export default function Search() {
  const { asked, found, chips, faults, canSave, isMember } = useLoaderData<typeof loader>();
  const { q, sort, exact, tab } = asked;
  const at = (to: typeof tab, page = 1) =>
    paths.search(q, { page, ...(to === 'videos' ? { sort, exact } : { tab: to }) });
  const isEmpty = found.tab === 'videos' && found.cards.length === 0;
  return (
    // Ads stand beside what was found alone.
    <div className="listing" data-no-rooms={isEmpty || undefined}>
      <header className="listing-head">
        <h1>{q && found.safety === null ? fillIn(texts.resultsForQuery, { query: q }) : texts.search}</h1>
        {found.safety === null && (
          <>
            {(q !== '' || tab !== 'videos') && <SearchTabs tab={tab} to={at} />}
            <QueryChips chips={chips} faults={faults} />
            {found.tab === 'videos' && <VideosHead asked={asked} found={found} />}
            {canSave && <SavedNote query={q} />}
            <div className="search-more">
              <SearchHelp />
              {canSave && <SaveSearch query={q} />}
              {isMember && (
                <Link className="saved-way" to={paths.savedSearches()}>
                  {searchTexts.savedSearches}
                </Link>
              )}
            </div>
          </>
        )}
      </header>
      {found.safety !== null ? (
        <Refused text={found.safety} />
      ) : found.tab === 'videos' ? (
        <SearchVideos asked={asked} found={found} />
      ) : (
        <SearchElsewhere asked={asked} found={found} />
      )}
      <Pager page={found.page} hasMore={found.hasMore} to={(to) => at(tab, to)} />
    </div>
  );
}
