import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router';
import * as texts from '../../texts/playlists.ts';
import './profile-playlists.css';

export interface Way {
  name: string;
  to: string;
  isCurrent: boolean;
}

/** Which playlists are shown; their owner also chooses the layout, and creates new ones. */
export function PlaylistFilters(props: {
  filters: readonly Way[];
  /** Grid and list; null: others always see the grid. */
  views: { grid: Way; list: Way } | null;
  /** Where to create one; null: not here, or it is being created. */
  create: string | null;
}) {
  const { filters, views, create } = props;
  return (
    <div className="playlist-bar">
      <nav className="chips" aria-label={texts.filterPlaylists}>
        {filters.map(({ name, to, isCurrent }) => (
          <Link
            key={name}
            className="chip"
            to={to}
            aria-current={isCurrent ? 'true' : undefined}
            preventScrollReset
          >
            {name}
          </Link>
        ))}
      </nav>
      {views && (
        <span className="playlist-views">
          {[views.grid, views.list].map(({ name, to, isCurrent }, index) => (
            <Link
              key={name}
              className="iconbtn"
              to={to}
              aria-label={name}
              aria-current={isCurrent ? 'true' : undefined}
              preventScrollReset
            >
              {index === 0 ? <LayoutGrid className="ic" /> : <List className="ic" />}
            </Link>
          ))}
        </span>
      )}
      {create && (
        <Link className="btn sm pri" to={create}>
          <Plus className="ic" />
          {texts.createNewPlaylist}
        </Link>
      )}
    </div>
  );
}
