import { Link } from 'react-router';
import { type SearchTab, searchTabs } from '../../page/search-address.ts';
import * as texts from '../../texts/search.ts';

const names: Readonly<Record<SearchTab, string>> = {
  videos: texts.videos,
  series: texts.series,
  studios: texts.studios,
  playlists: texts.playlists,
  people: texts.people,
  lines: texts.lines,
};

/** What is searched: each a page of its own, which is asked for once it is opened. */
export function SearchTabs({ tab, to }: { tab: SearchTab; to: (tab: SearchTab) => string }) {
  return (
    <nav className="chips search-tabs" aria-label={texts.whatToSearch}>
      {searchTabs.map((one) => (
        <Link
          key={one}
          className="chip"
          to={to(one)}
          aria-current={one === tab ? 'page' : undefined}
          preventScrollReset
        >
          {names[one]}
        </Link>
      ))}
    </nav>
  );
}
