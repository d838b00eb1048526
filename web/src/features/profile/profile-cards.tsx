import Award from 'lucide-react/icons/award';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Achievement } from '#contract/achievements.ts';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import './profile-cards.css';

interface Row {
  slug: string;
  title: string;
  picture: string | null;
}

/** What the cards show, already without what the viewer may not see. */
export interface ShownCards {
  achievements: readonly Achievement[];
  videos: readonly Row[];
  albums: readonly { id: string; name: string; cover: string | null }[];
  playlists: readonly { slug: string; name: string; videos: string; picture: string | null }[];
  favorites: readonly Row[];
  followed: readonly { username: string; name: string; avatarUrl: string | null }[];
}

function Card(props: { name: string; all?: string; children: ReactNode }) {
  const { name, all, children } = props;
  return (
    <section className="profile-card" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {all && (
          <Link className="more" to={all} aria-label={`${name}: see all`} preventScrollReset>
            See all
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

const Thumb = ({ address }: { address: string | null }) => (
  <span className="profile-card-thumb" aria-hidden="true">
    {address && <img src={address} alt="" width={96} height={54} loading="lazy" decoding="async" />}
  </span>
);

function Videos({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="profile-card-rows">
      {rows.map(({ slug, title, picture }) => (
        <li key={slug}>
          <Thumb address={picture} />
          <Link to={paths.watch(slug)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function Achievements({ reached, isOwn }: { reached: readonly Achievement[]; isOwn: boolean }) {
  return (
    <ul className="achievements">
      {reached.map(({ id, name, level, levels, description, next }) => (
        <li key={id}>
          <Award className="ic" aria-hidden="true" />
          <p>
            <b>
              {name}{' '}
              <span className="level">
                {level}/{levels}
              </span>
            </b>
            <span>{description}</span>
            {isOwn && next && <small>Next: {next}</small>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * The cards beside a profile. An empty one is absent, except on the member's own profile, where it says what it is for.
 * `cards` null: could not be loaded.
 */
export function ProfileCards(props: {
  username: string;
  cards: ShownCards | null;
  isOwn: boolean;
  canUpload: boolean;
}) {
  const { username, cards, isOwn, canUpload } = props;
  if (cards === null) return <EmptyState text="Profile data could not be loaded." />;
  const { achievements, videos, albums, playlists, favorites, followed } = cards;
  const tab = (initialTab: string) => paths.user(username, { initialTab });
  const none = (words: string) => <p className="profile-card-none">{words}</p>;
  return (
    <>
      {(isOwn || achievements.length > 0) && (
        <Card name="Achievements">
          {achievements.length > 0 ? (
            <Achievements reached={achievements} isOwn={isOwn} />
          ) : (
            none('Watch, post and share: your achievements appear here.')
          )}
        </Card>
      )}
      {isOwn && canUpload && (
        <Card name="Uploads" all={memberPaths.upload()}>
          {none('Upload videos, and follow their progress.')}
          <Link className="btn sm flat" to={memberPaths.studio()}>
            Studio
          </Link>
        </Card>
      )}
      {(videos.length > 0 || (isOwn && canUpload)) && (
        <Card name="Videos" {...(videos.length > 0 ? { all: tab('Videos') } : {})}>
          {videos.length > 0 ? <Videos rows={videos} /> : none('Your published videos appear here.')}
        </Card>
      )}
      {(isOwn || albums.length > 0) && (
        <Card name="Albums" all={tab('Photos')}>
          {albums.length > 0 ? (
            <ul className="profile-card-albums">
              {albums.map(({ id, name, cover }) => (
                <li key={id}>
                  <span aria-hidden="true">
                    {cover && <img src={cover} alt="" width={120} height={120} loading="lazy" />}
                  </span>
                  <Link to={paths.user(username, { initialTab: 'Photos', album: id })} preventScrollReset>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            none('Your albums appear here.')
          )}
        </Card>
      )}
      {(isOwn || playlists.length > 0) && (
        <Card name="Playlists" all={tab('Playlists')}>
          {playlists.length > 0 ? (
            <ul className="profile-card-rows">
              {playlists.map((playlist) => (
                <li key={playlist.slug}>
                  <Thumb address={playlist.picture} />
                  <p>
                    <Link to={paths.playlist(playlist.slug)}>{playlist.name}</Link>
                    <small>{playlist.videos}</small>
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            none('Your playlists appear here.')
          )}
        </Card>
      )}
      {(isOwn || favorites.length > 0) && (
        <Card name="Favorites" all={tab('Favorites')}>
          {favorites.length > 0 ? <Videos rows={favorites} /> : none('Your favorite videos appear here.')}
        </Card>
      )}
      {(isOwn || followed.length > 0) && (
        <Card name="Creator Subscriptions">
          {followed.length > 0 ? (
            <ul className="profile-card-people">
              {followed.map(({ username: name, name: shownName, avatarUrl }) => (
                <li key={name}>
                  <Link to={paths.user(name)}>
                    <Avatar name={shownName} url={avatarUrl} size={44} />
                    <span>{shownName}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            none('Members you follow appear here.')
          )}
          {isOwn && (
            <p className="profile-card-none">
              Others see it if your{' '}
              <Link className="linklike" to={memberPaths.settingsPreferences()}>
                preferences
              </Link>{' '}
              say so.
            </p>
          )}
        </Card>
      )}
    </>
  );
}
