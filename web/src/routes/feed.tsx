import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Post } from '../features/profile/post.tsx';
import { PostBox } from '../features/profile/post-box.tsx';
import { ToFollow } from '../features/to-follow/to-follow.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { choice } from '../page/address-values.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { orElse, pageData } from '../page/page-data.ts';
import { shownPosts } from '../page/shown-post.ts';
import { toCard } from '../page/video-card.ts';
import type { Services } from '../page-context.ts';
import * as paths from '../paths.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { OlderPager } from '../ui/older-pager.tsx';
import { Tabs } from '../ui/tabs.tsx';
import './listing-page.css';

const tabs = ['videos', 'posts'] as const;

/** Whom somebody could follow; the page stands without them. */
const proposedFor = (services: Services, isWanted: boolean) =>
  isWanted ? orElse(services, services.call('get_uploaders_to_follow', {}), null) : null;

/** Posts, of one row more than a page shows. */
async function postsTab(services: Services, cursor: string | null) {
  const size = limits.postsPageSize;
  const rows = await services.call('get_following_posts', { p_limit: size + 1, p_cursor: cursor });
  const shown = rows.slice(0, size);
  return {
    tab: 'posts' as const,
    // Beside the posts there is room for them.
    proposed: await proposedFor(services, cursor === null),
    posts: await shownPosts(services, shown),
    older: rows.length > size ? paths.feed(shown.at(-1)?.cursor, 'posts') : null,
  };
}

/** Videos; or posts, if nobody asked for videos and there are posts alone. */
async function videosTab(services: Services, cursor: string | null, isAsked: boolean) {
  const size = limits.watchedPageSize;
  const rows = await services.call('get_following_feed', { p_limit: size + 1, p_cursor: cursor });
  const isEmpty = rows.length === 0 && cursor === null;
  if (isEmpty && !isAsked) {
    const instead = await postsTab(services, null);
    if (instead.posts.length > 0) return instead;
  }
  const shown = rows.slice(0, size);
  return {
    tab: 'videos' as const,
    proposed: await proposedFor(services, isEmpty),
    cards: shown.map(toCard),
    older: rows.length > size ? paths.feed(shown.at(-1)?.cursor) : null,
  };
}

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const { searchParams } = args.url;
  const cursor = searchParams.get('cursor');
  const tab = choice(searchParams.get('tab'), tabs);
  return pageData(args.context, texts.failedToFetchData, async (services) => ({
    head: head({ site: services.site, title: texts.following, path: paths.feed(), hidden: true }),
    isFirst: cursor === null,
    ...(tab === 'posts' ? await postsTab(services, cursor) : await videosTab(services, cursor, tab !== null)),
  }));
}

export const meta = headOf;

export const handle = { guarded: true };

export default function Feed() {
  const shown = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const latest = { to: paths.feed(null, shown.tab === 'posts' ? 'posts' : null), words: texts.newest };
  const addresses = { videos: paths.feed(null, 'videos'), posts: paths.feed(null, 'posts') };
  const words = { videos: texts.videosTab, posts: texts.postsTab };
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.following}</h1>
        <p className="lead">{texts.whatTheMembersYouFollow}</p>
      </header>
      <Tabs
        label={texts.following}
        tabs={tabs.map((id) => ({ id, label: words[id], href: addresses[id] }))}
        selected={shown.tab}
        panelId="feed"
        onSelect={(id) => void navigate(addresses[id === 'posts' ? 'posts' : 'videos'])}
      />
      <div
        role="tabpanel"
        className={shown.tab === 'posts' ? 'feed-posts' : undefined}
        id="feed"
        aria-labelledby={`feed-${shown.tab}`}
      >
        {shown.tab === 'posts' ? (
          <Posts posts={shown.posts} isFirst={shown.isFirst} />
        ) : shown.cards.length > 0 ? (
          <VideoGrid cards={shown.cards} heading="h2" eager />
        ) : (
          <EmptyState text={texts.newVideosFromUploadersYou}>
            <Link className="btn sm flat" to={paths.home()}>
              {texts.browseVideos}
            </Link>
          </EmptyState>
        )}
        <ToFollow uploaders={shown.proposed ?? []} />
      </div>
      <OlderPager className="pager" latest={shown.isFirst ? null : latest} older={shown.older} />
    </div>
  );
}

function Posts({ posts, isFirst }: { posts: Awaited<ReturnType<typeof shownPosts>>; isFirst: boolean }) {
  const member = useMember();
  return (
    <div className="stream">
      {isFirst && member?.role !== 'unverified_member' && <PostBox action={paths.home()} wrong={null} />}
      {posts.length === 0 && <EmptyState text={texts.noPostsYetFromAnybody} />}
      {posts.map((post) => (
        <Post
          key={`${post.id} ${post.content}`}
          post={post}
          action={paths.user(post.author.username)}
          isOwn={false}
          refused={null}
        />
      ))}
    </div>
  );
}
