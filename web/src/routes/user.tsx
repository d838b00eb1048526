import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { limits } from '#contract/limits.ts';
import type { PublicProfile } from '#contract/profiles.ts';
import { head } from '../api/head.ts';
import { headOf } from '../api/meta.ts';
import { choice, isRefusal, pageData, pageNumber } from '../api/page-data.ts';
import { profileNotFound } from '../api/profile-notice.ts';
import { toCard } from '../api/video-card.ts';
import { Pager } from '../features/listing/pager.tsx';
import { MessageButton } from '../features/message-button/message-button.tsx';
import { FavoritesVisibility } from '../features/profile/favorites-visibility.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { Stream } from '../features/profile/stream.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { relativeTime } from '../lib/relative-time.ts';
import { pageFactsContext, type Services, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { OwnFavorites } from './favorites-list.tsx';
import { PlaylistsTab } from './playlists-tab.tsx';
import { actOnPlaylists, playlistIntents, playlistsOf } from './user-playlists.ts';

const tabNames = ['Stream', 'Videos', 'Favorites', 'Playlists'] as const;
type TabName = (typeof tabNames)[number];

const wordsOf = (error: unknown): string =>
  isRefusal(error) && error.status < 500 ? error.message : 'Unknown error';

async function findProfile(services: Services, username: string): Promise<PublicProfile | null> {
  try {
    return await services.call('getPublicProfile', { username });
  } catch (error) {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

interface Asked {
  page: number;
  cursor: string | null;
  search: URLSearchParams;
  isOwn: boolean;
  isMember: boolean;
}

async function streamOf(services: Services, { id, username }: PublicProfile, { cursor }: Asked) {
  const size = limits.postsPageSize;
  const rows = await services.call('get-stream-posts', { userId: id, limit: size + 1, cursor });
  const posts = rows.slice(0, size);
  const now = Date.now();
  const last = posts.at(-1);
  return {
    tab: 'Stream' as const,
    posts: posts.map((post) => ({
      id: post.id,
      content: post.content,
      moment: post.created_at,
      ago: relativeTime(post.created_at, now),
      isEdited: post.edited_at !== null,
      isHeld: post.is_held,
    })),
    older: rows.length > size && last ? paths.user(username, { cursor: last.cursor }) : null,
  };
}

async function videosOf(services: Services, { id }: PublicProfile, { page }: Asked) {
  const size = limits.profilePageSize;
  const [rows, next] = await Promise.all([
    services.call('get_user_videos', { p_user_id: id, p_limit: size, p_page: page }),
    page < limits.highestPage
      ? services.call('get_user_videos', { p_user_id: id, p_limit: size, p_page: page + 1 })
      : [],
  ]);
  return { tab: 'Videos' as const, page, cards: rows.map(toCard), hasMore: next.length > 0 };
}

async function favoritesOf(services: Services, { id, username }: PublicProfile, { cursor }: Asked) {
  const size = limits.profilePageSize;
  const rows = await services.call('get_public_favorite_videos', {
    p_user_id: id,
    p_limit: size + 1,
    p_cursor: cursor,
  });
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const more = rows.length > size && last ? last.cursor : null;
  return {
    tab: 'Favorites' as const,
    cards: shown.map(toCard),
    more: more === null ? null : paths.user(username, { initialTab: 'Favorites', cursor: more }),
  };
}

const loaders = { Stream: streamOf, Videos: videosOf, Favorites: favoritesOf, Playlists: playlistsOf };

/** What a tab shows; when that cannot be had, the words for it. */
async function panelOf(services: Services, tab: TabName, profile: PublicProfile, asked: Asked) {
  try {
    return await loaders[tab](services, profile, asked);
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) services.report(error);
    const failed =
      tab === 'Stream' ? `Failed to load stream posts. ${wordsOf(error)}` : `Failed to load ${tab}.`;
    return { tab: null, failed };
  }
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = params.username ?? '';
  const { pathname, searchParams } = new URL(request.url);
  const { member } = context.get(pageFactsContext);
  return pageData(context, 'Failed to load profile.', async (services) => {
    const profile = await findProfile(services, asked);
    if (profile === null) throw redirect(paths.home({ notice: profileNotFound }));
    const wanted = choice(searchParams.get('initialTab'), tabNames);
    if (profile.username !== asked)
      throw redirect(
        paths.user(profile.username, { initialTab: wanted }),
        pathname.endsWith('.data') ? 302 : 301,
      );
    const isOwn = member?.id === profile.id;
    const tabs = tabNames.filter((tab) => tab !== 'Favorites' || isOwn || profile.shows_favorites);
    const tab = tabs.find((name) => name === wanted) ?? 'Stream';
    const panel = await panelOf(services, tab, profile, {
      page: pageNumber(searchParams, limits.highestPage),
      cursor: searchParams.get('cursor'),
      search: searchParams,
      isOwn,
      isMember: member !== null,
    });
    const name = profile.display_name || profile.username;
    return {
      head: head({
        site: services.site,
        title: name,
        description: `${name} on ${services.site.name}: posts and videos.`,
        path: paths.user(profile.username),
      }),
      profile,
      address: services.site.origin + paths.user(profile.username),
      isOwn,
      isVerified: member !== null && member.role !== 'unverified_member',
      isMember: member !== null,
      tabs,
      selected: tab,
      panel,
    };
  });
}

/** What a refused act says, by its intent; `{message}` is the server's. */
const failures: Readonly<Record<string, (message: string) => string>> = {
  post: (message) => `Failed to post: ${message}`,
  edit: (message) => `Failed to update post: ${message}`,
  delete: (message) => `Failed to delete post: ${message.replace(/\.$/, '')}. Please try again.`,
};

async function act(services: Services, form: FormData, username: string): Promise<void> {
  const text = (name: string): string => String(form.get(name) ?? '');
  // Forms send line breaks as two characters; a post counts them as one.
  const content = text('content').replace(/\r\n/g, '\n');
  switch (form.get('intent')) {
    case 'post':
      await services.call('create-stream-post', { content });
      return;
    case 'edit':
      await services.call('update-stream-post', { postId: text('postId'), content });
      return;
    case 'delete':
      await services.call('delete-stream-post', { postId: text('postId') });
      return;
    case 'subscribe': {
      const { id } = await services.call('getPublicProfile', { username });
      await services.call('toggle_subscription', { p_uploader_id: id });
      return;
    }
    case 'favorites':
      await services.call('set_favorites_visibility', { p_public: text('public') === '1' });
  }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const username = params.username ?? '';
  const ofPlaylists = choice(intent, playlistIntents);
  if (ofPlaylists) return actOnPlaylists(services, ofPlaylists, form, username);
  try {
    await act(services, form, username);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!isRefusal(error) || error.status >= 500) services.report(error);
    const words = failures[intent] ?? ((message: string) => message);
    return data(
      { intent, message: words(wordsOf(error)) },
      { status: isRefusal(error) ? error.status : 500 },
    );
  }
  throw redirect(paths.user(username, { initialTab: intent === 'favorites' ? 'Favorites' : null }));
}

export const meta = headOf;

export default function User() {
  const { profile, address, isOwn, isVerified, isMember, tabs, selected, panel } =
    useLoaderData<typeof loader>();
  const wrong = useActionData<typeof action>() ?? null;
  const here = paths.user(profile.username);
  return (
    <div className="profile">
      <ProfileHead
        profile={profile}
        isOwn={isOwn}
        mayUpload={isOwn && isVerified}
        maySubscribe={isMember}
        action={here}
        message={!isOwn && <MessageButton userId={profile.id} />}
        address={address}
      />
      {wrong && selected !== 'Stream' && selected !== 'Playlists' && (
        <p className="picture-wrong" role="alert">
          {wrong.message}
        </p>
      )}
      <nav className="profile-tabs" aria-label="Profile">
        {tabs.map((tab) => (
          <Link
            key={tab}
            to={paths.user(profile.username, { initialTab: tab })}
            aria-current={tab === selected ? 'page' : undefined}
            preventScrollReset
          >
            {tab}
          </Link>
        ))}
      </nav>
      <section aria-label={selected}>
        {panel.tab === null && <EmptyState text={panel.failed} />}
        {panel.tab === 'Stream' && (
          <Stream
            posts={panel.posts}
            older={panel.older}
            action={here}
            isOwn={isOwn}
            mayPost={isOwn && isVerified}
            wrong={wrong}
          />
        )}
        {panel.tab === 'Favorites' && isOwn && (
          <FavoritesVisibility action={here} isPublic={profile.shows_favorites} />
        )}
        {panel.tab === 'Favorites' && isOwn && <OwnFavorites memberId={profile.id} cards={panel.cards} />}
        {(panel.tab === 'Videos' || (panel.tab === 'Favorites' && !isOwn)) &&
          (panel.cards.length > 0 ? (
            <VideoGrid cards={panel.cards} heading="h2" />
          ) : (
            <EmptyState text={panel.tab === 'Videos' ? 'No videos here yet.' : 'No favorites yet.'} />
          ))}
        {panel.tab === 'Videos' && (
          <Pager
            page={panel.page}
            hasMore={panel.hasMore}
            to={(page) => paths.user(profile.username, { initialTab: 'Videos', page })}
          />
        )}
        {panel.tab === 'Playlists' && (
          <PlaylistsTab
            profile={profile}
            panel={panel}
            isOwn={isOwn}
            isVerified={isVerified}
            isMember={isMember}
            wrong={wrong}
          />
        )}
        {panel.tab === 'Favorites' && panel.more && (
          <Link className="btn sm flat" to={panel.more} rel="next">
            More favorites
          </Link>
        )}
      </section>
    </div>
  );
}
