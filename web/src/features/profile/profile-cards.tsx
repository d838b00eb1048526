import Award from 'lucide-react/icons/award';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Achievement } from '#contract/achievements.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as memberPaths from '../../member-paths.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
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
          <Link className="more" to={all} aria-label={fillIn(texts.seeAllName, { name })} preventScrollReset>
            {texts.seeAll}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

const Thumb = ({ address }: { address: string | null }) => (
  <span className="profile-card-thumb" aria-hidden="true">
    {address && <Picture address={address} most={320} />}
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
            {isOwn && next && <small>{fillIn(texts.nextNext, { next })}</small>}
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
  /** The tab beside them: what it shows as a whole is not begun again in a card. */
  tab?: string;
}) {
  const { username, cards, isOwn, canUpload } = props;
  if (cards === null) return <EmptyState text={texts.profileDataCouldNotBe} />;
  const { achievements, videos, albums, playlists, favorites, followed } = cards;
  const tab = (initialTab: string) => paths.user(username, { initialTab });
  const none = (words: string) => <p className="profile-card-none">{words}</p>;
  /** What one does to have something in it. */
  const begin = (words: `${string}<link>${string}</link>${string}`, to: string) => (
    <p className="profile-card-none">
      {sentence(words, {
        link: (link) => (
          <Link className="linklike" to={to} preventScrollReset>
            {link}
          </Link>
        ),
      })}
    </p>
  );
  return (
    <>
      {(isOwn || achievements.length > 0) && (
        <Card name={texts.achievements}>
          {achievements.length > 0 ? (
            <Achievements reached={achievements} isOwn={isOwn} />
          ) : (
            none(texts.watchPostAndShareTo)
          )}
        </Card>
      )}
      {isOwn && canUpload && (
        <Card name={texts.uploads} all={memberPaths.upload()}>
          {none(texts.uploadVideosAndSeeHow)}
          <Link className="btn sm flat" to={memberPaths.studio()}>
            {texts.studio}
          </Link>
        </Card>
      )}
      {props.tab !== texts.videos && (videos.length > 0 || (isOwn && canUpload)) && (
        <Card name={texts.videos} {...(videos.length > 0 ? { all: tab(texts.videos) } : {})}>
          {videos.length > 0 ? (
            <Videos rows={videos} />
          ) : (
            begin(texts.yourPublishedVideosWillAppear, memberPaths.upload())
          )}
        </Card>
      )}
      {props.tab !== texts.photos && (isOwn || albums.length > 0) && (
        <Card name={texts.albums} {...(albums.length > 0 ? { all: tab(texts.photos) } : {})}>
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
            begin(texts.yourAlbumsWillAppearHere, tab(texts.photos))
          )}
        </Card>
      )}
      {props.tab !== texts.playlists && (isOwn || playlists.length > 0) && (
        <Card name={texts.playlists} {...(playlists.length > 0 ? { all: tab(texts.playlists) } : {})}>
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
            begin(texts.yourPlaylistsWillAppearHere, tab(texts.playlists))
          )}
        </Card>
      )}
      {props.tab !== texts.favorites && (isOwn || favorites.length > 0) && (
        <Card name={texts.favorites} {...(favorites.length > 0 ? { all: tab(texts.favorites) } : {})}>
          {favorites.length > 0 ? (
            <Videos rows={favorites} />
          ) : (
            begin(texts.yourFavoriteVideosWillAppear, paths.home())
          )}
        </Card>
      )}
      {(isOwn || followed.length > 0) && (
        <Card name={texts.creatorSubscriptions}>
          {followed.length > 0 ? (
            <ul className="profile-card-people">
              {followed.map(({ username: name, name: shownName, avatarUrl }) => (
                <li key={name}>
                  <Link to={paths.user(name)}>
                    <Avatar name={shownName} of={name} url={avatarUrl} size={44} />
                    <span>{shownName}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            begin(texts.membersYouFollowWillAppear, paths.feed())
          )}
          {isOwn && followed.length > 0 && (
            <p className="profile-card-none">
              {sentence(texts.chooseWhoCanSeeThis, {
                link: (words) => (
                  <Link className="linklike" to={memberPaths.settingsPrivacy()}>
                    {words}
                  </Link>
                ),
              })}
            </p>
          )}
        </Card>
      )}
    </>
  );
}
