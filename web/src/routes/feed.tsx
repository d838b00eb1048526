import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { toCard } from '../page/video-card.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { OlderPager } from '../ui/older-pager.tsx';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const size = limits.watchedPageSize;
  const cursor = args.url.searchParams.get('cursor');
  return pageData(args.context, texts.failedToFetchData, async (services) => {
    const rows = await services.call('get_following_feed', { p_limit: size + 1, p_cursor: cursor });
    const shown = rows.slice(0, size);
    return {
      head: head({ site: services.site, title: texts.following, path: paths.feed(), hidden: true }),
      isFirst: cursor === null,
      cards: shown.map(toCard),
      older: rows.length > size ? paths.feed(shown.at(-1)?.cursor) : null,
    };
  });
}

export const meta = headOf;

export const handle = { guarded: true };

export default function Feed() {
  const { isFirst, cards, older } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.following}</h1>
        <p className="lead">{texts.newVideosFromTheUploaders}</p>
      </header>
      {cards.length > 0 ? (
        <VideoGrid cards={cards} heading="h2" eager />
      ) : (
        <EmptyState text={texts.noVideosYetFromAnybody}>
          <Link className="btn sm flat" to={paths.home()}>
            {texts.browseVideos}
          </Link>
        </EmptyState>
      )}
      <OlderPager
        className="pager"
        latest={isFirst ? null : { to: paths.feed(), words: texts.newest }}
        older={older}
      />
    </div>
  );
}
