import { Fragment, useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import { PlaylistCard } from '../features/playlist-card/playlist-card.tsx';
import { RowCard } from '../features/video-card/video-card.tsx';
import { lazyPart } from '../lib/lazy-part.ts';
import { Link } from '../lib/link.tsx';
import { type PlaylistModel, toPlaylist } from '../page/playlist.ts';
import type { CardModel } from '../page/video-card.ts';
import { GridRoom, Room } from '../parts/room.tsx';
import { WhenNear } from '../parts/when-near.tsx';
import * as paths from '../paths.ts';
import { listenForPlaylistChanges } from '../state/ask-to-add.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { Tabs } from '../ui/tabs.tsx';

/** As many as stand beside a video and its first comments. */
const shownFirst = 8;
const MoreLikeThis = lazyPart(() => import('./watch-more.tsx'));

export const sideTabs = ['related', 'playlists'] as const;
type SideTab = (typeof sideTabs)[number];
const words: Readonly<Record<SideTab, string>> = { related: texts.related, playlists: texts.playlists };

/** What is listed beside a video: related ones, and the playlists that contain it. */
export function WatchSide(props: {
  videoId: string;
  path(tab: SideTab): string;
  /** Null: could not be loaded. */
  related: readonly CardModel[] | null;
  /** The tab of the address. */
  first: SideTab;
  /** Whether anybody may see it. */
  isPublic: boolean;
  /** If the address asks for them; null: could not be loaded. */
  playlists: readonly PlaylistModel[] | null | undefined;
}) {
  const { videoId, path, related } = props;
  const [tab, setTab] = useState(props.first);
  return (
    <aside className="side" aria-label={texts.moreToWatch}>
      <Tabs
        label={texts.moreToWatch}
        tabs={sideTabs.map((id) => ({ id, label: words[id], href: path(id) }))}
        selected={tab}
        panelId="side"
        onSelect={(id) => setTab(id === 'playlists' ? 'playlists' : 'related')}
      />
      <div role="tabpanel" id="side" aria-labelledby={`side-${tab}`}>
        {tab === 'related' ? (
          <Related cards={related} />
        ) : (
          <>
            <Playlists videoId={videoId} first={props.playlists} />
            <Room at="side" />
          </>
        )}
      </div>
      {props.isPublic && (
        <WhenNear key={videoId}>
          <MoreLikeThis videoId={videoId} besides={related?.slice(0, shownFirst).map(({ id }) => id) ?? []} />
        </WhenNear>
      )}
    </aside>
  );
}

/** As many stand above the ad of the column: whoever looks for the next video sees videos first. */
const aboveRoom = 2;

function Related({ cards }: { cards: readonly CardModel[] | null }) {
  const [isFolded, setFolded] = useState(true);
  const list = useRef<HTMLUListElement>(null);
  // The button is gone: whoever pressed it by key reads on where the list does.
  useEffect(() => {
    if (!isFolded) list.current?.querySelector<HTMLElement>('.beyond h2 a')?.focus({ preventScroll: true });
  }, [isFolded]);
  if (cards === null || cards.length === 0)
    return (
      <>
        {cards === null ? (
          <FailedPart text={texts.failedToLoadRelatedVideos} />
        ) : (
          <EmptyState text={texts.noRelatedVideosYet}>
            <Link className="btn sm flat" to={paths.home()}>
              {texts.browseVideos}
            </Link>
          </EmptyState>
        )}
        <Room at="side" />
      </>
    );
  return (
    <>
      <ul className={isFolded ? 'related folded' : 'related'} ref={list}>
        {cards.map((card, index) => (
          <Fragment key={card.id}>
            <li className={index === shownFirst ? 'beyond' : undefined}>
              <RowCard card={card} heading="h2" />
            </li>
            {index === Math.min(aboveRoom, cards.length) - 1 && <Room at="side" as="li" />}
            <GridRoom after={index} />
          </Fragment>
        ))}
      </ul>
      {isFolded && cards.length > shownFirst && (
        <button
          type="button"
          className="btn sm flat related-more needs-script"
          onClick={() => setFolded(false)}
        >
          {texts.more}
        </button>
      )}
    </>
  );
}

/** The public playlists that contain the video, and the member's own. Loaded on request, and again after a change. */
function Playlists(props: { videoId: string; first: readonly PlaylistModel[] | null | undefined }) {
  const { videoId } = props;
  const [shown, setShown] = useState(props.first);
  const isAsked = shown === undefined;
  // A member's own are among them.
  const memberId = useMember()?.id;
  const asker = useRef(memberId);
  useEffect(() => {
    if (asker.current !== memberId) setShown(undefined);
    asker.current = memberId;
  }, [memberId]);

  useEffect(() => listenForPlaylistChanges(() => setShown(undefined)), []);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    call('get_playlists_for_video', { p_video_id: videoId })
      .then((rows) => isCurrent && setShown(rows.map(toPlaylist)))
      .catch((error: unknown) => {
        console.error(error);
        if (isCurrent) setShown(null);
      });
    return () => {
      isCurrent = false;
    };
  }, [videoId, isAsked]);

  if (shown === undefined) return <p role="status">{texts.loading}</p>;
  if (shown === null)
    return <FailedPart text={texts.failedToLoadPlaylists} again={() => setShown(undefined)} />;
  if (shown.length === 0)
    return (
      <EmptyState text={texts.noPlaylistsFound}>
        <Link className="btn sm flat" to={paths.playlists()}>
          {texts.allPlaylists}
        </Link>
      </EmptyState>
    );
  return (
    <ul className="side-playlists">
      {shown.map((playlist, index) => (
        <Fragment key={playlist.id}>
          <li>
            <PlaylistCard playlist={playlist} />
          </li>
          <GridRoom after={index} />
        </Fragment>
      ))}
    </ul>
  );
}
