import { Link } from 'react-router';
import { fillIn } from '../../lib/fill-in.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TagChips } from './tag-chips.tsx';
import './found-names.css';

/** Uploaders, playlists and tags that are named as what was searched for, each a way to its page. */
export function FoundNames(props: {
  uploaders: readonly { name: string; username: string; avatar: string | null; followers: string }[];
  playlists: readonly { name: string; slug: string; picture: string | null; videos: string }[];
  tags: readonly { name: string; slug: string }[];
}) {
  const { uploaders, playlists, tags } = props;
  const { gated } = usePageState();
  if (uploaders.length + playlists.length + tags.length === 0) return null;
  return (
    <div className="found-names">
      {uploaders.length > 0 && (
        <ul className="found" aria-label={texts.uploaders}>
          {uploaders.map(({ name, username, avatar, followers }) => (
            <li key={username}>
              <Link to={paths.user(username)}>
                <Avatar name={name} of={username} url={avatar} size={44} />
                <span>
                  <b>{name}</b>
                  <small>{fillIn(texts.usernameAndFollowers, { username, followers })}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {playlists.length > 0 && (
        <ul className="found" aria-label={texts.playlists}>
          {playlists.map(({ name, slug, picture, videos }) => (
            <li key={slug}>
              <Link to={paths.playlist(slug)}>
                <span className="cover">
                  {picture && !gated && <Picture address={picture} most={320} sizes="80px" />}
                </span>
                <span>
                  <b>{name}</b>
                  <small>{fillIn(texts.playlistAndVideos, { videos })}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && (
        <div className="related-tags">
          <span aria-hidden="true">{texts.tags}</span>
          <TagChips label={texts.tags} tags={tags} />
        </div>
      )}
    </div>
  );
}
