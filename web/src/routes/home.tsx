import { Suspense } from 'react';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { limits } from '#contract/limits.ts';
import { CategoryLinks } from '../features/category-list/category-links.tsx';
import { Pager } from '../features/listing/pager.tsx';
import { PlaylistCard } from '../features/playlist-card/playlist-card.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { pageNumber } from '../page/address-values.ts';
import { accessDenied, campaignsDenied } from '../page/denied-notice.ts';
import { head } from '../page/head.ts';
import { homeAddress, isSameHome } from '../page/home-address.ts';
import { headOf } from '../page/meta.ts';
import { orElse, refusalStatus } from '../page/page-data.ts';
import { toPlaylist } from '../page/playlist.ts';
import { profileNotFound } from '../page/profile-notice.ts';
import { refusalWords } from '../page/refusal.ts';
import { toTop } from '../page/video-card.ts';
import * as texts from '../texts/videos.ts';
import '../features/profile/stream.css';
import { Recommendations } from '../features/recommendations/recommendations.tsx';
import { Spotlight } from '../features/spotlight/spotlight.tsx';
import { isPeriod } from '../features/top-five/periods.ts';
import { TopFive } from '../features/top-five/top-five.tsx';
import { SquareCard } from '../features/video-card/video-card.tsx';
import { VideoGrid } from '../features/video-card/video-grid.tsx';
import { laterPart } from '../lib/lazy-part.ts';
import { pageFactsContext, type SiteFacts, servicesContext } from '../page-context.ts';
import { Room } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { latestPage, memberRows, recommendations } from './home-data.ts';
import './home.css';

const PostBox = laterPart(async () => ({
  default: (await import('../features/profile/post-box.tsx')).PostBox,
}));

const OwnRow = laterPart(() => import('./home-rows.tsx'));

const posted = 'posted';
const notices: Readonly<Record<string, string>> = {
  [profileNotFound]: texts.profileNotFound,
  [accessDenied]: texts.accessDenied,
  [campaignsDenied]: texts.accessDeniedYouDoNot,
  [posted]: texts.yourPostIsOnYour,
};
const noticeOf = (notice: string | null): string | null =>
  notice !== null && Object.hasOwn(notices, notice) ? notices[notice]! : null;

const homeHead = (site: SiteFacts) =>
  head({
    site,
    path: paths.home(),
    structured: [
      {
        '@type': 'WebSite',
        name: site.name,
        url: site.origin + paths.home(),
        potentialAction: {
          '@type': 'SearchAction',
          target: `${site.origin}${paths.search()}?q={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const search = new URL(request.url).searchParams;
  const asked = search.get('period');
  const period = isPeriod(asked) ? asked : 'trending';
  const top =
    period === 'trending'
      ? services.call('get_trending_videos', { limit_count: limits.topRows })
      : services.call('get_content_rankings_with_ip_dedup', {
          time_period_param: period,
          limit_count: limits.topRows,
        });
  const { member } = context.get(pageFactsContext);
  const listed = orElse(services, services.call('list-categories-direct', {}), null);
  const [newest, rows, recommended, categories, popular, own] = await Promise.all([
    latestPage(services, pageNumber(search, limits.highestPage)),
    orElse(services, top, null),
    listed.then((all) => recommendations(services, all, search.get('tab'))),
    listed,
    orElse(services, services.call('get_most_popular_playlist', {}), null),
    member === null ? null : memberRows(services),
  ]);
  return {
    mayPost: member !== null && member.role !== 'unverified_member',
    notice: noticeOf(search.get('notice')),
    head: homeHead(services.site),
    ...newest,
    ...(own ? { own } : {}),
    period,
    top: rows?.map(toTop) ?? null,
    ...recommended,
    hasPlaylistFailed: popular === null,
    playlist: popular?.[0] ? toPlaylist(popular[0]) : null,
    categories: categories
      ?.slice(0, limits.homeCategories)
      .map(({ name, slug, video_count }) => ({ name, slug, videos: video_count })),
  };
}

/** A post sent without script: the member stays here, and a refused post is not lost. */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const typed = String(form.get('content') ?? '');
  try {
    await services.call('create-stream-post', { content: typed.replace(/\r\n/g, '\n') });
  } catch (error) {
    const wrong = fillIn(texts.failedToPostMessage, {
      message: refusalWords(error, texts.unknownError),
    });
    return data({ wrong, typed }, { status: refusalStatus(services, error) });
  }
  throw redirect(paths.home({ notice: posted }));
}

/** Another tab or period loads by itself. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formMethod !== undefined || !isSameHome(currentUrl, nextUrl));

export const meta = headOf;

export const handle = { headerOver: true };

export default function Home() {
  const {
    mayPost,
    notice,
    spotlight,
    latest,
    own,
    tabs,
    tab,
    top,
    period,
    playlist,
    hasPlaylistFailed,
    categories,
  } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { search } = useLocation();
  return (
    <>
      <h1 className="vh">{texts.watchAnime}</h1>
      {notice && (
        <p className="home-notice" role="status">
          {notice}
        </p>
      )}
      {spotlight && <Spotlight cards={spotlight} />}
      <Room at="before" />
      <div className="home">
        <div className="home-main">
          {own && (
            <Suspense>
              <OwnRow begun={own.begun} />
            </Suspense>
          )}
          <section aria-labelledby="latest">
            <h2 id="latest">{texts.latestRelease}</h2>
            {latest.cards === null ? (
              <FailedPart />
            ) : latest.cards.length > 0 ? (
              <VideoGrid cards={latest.cards} shown={latest.shown} />
            ) : (
              <EmptyState text={texts.noVideosHereYet} />
            )}
            <Pager
              page={latest.page}
              hasMore={latest.hasMore}
              to={(page) => `${homeAddress(search, { page: page === 1 ? null : page })}#latest`}
            />
          </section>
          {own && (
            <Suspense>
              <OwnRow followed={own.followed} news={own.news} />
            </Suspense>
          )}
        </div>
        <div className="home-wide">
          <section aria-labelledby="recommended-title">
            <h2 id="recommended-title">{texts.recommended}</h2>
            {tab ? (
              <Recommendations
                key={tab.slug}
                tabs={tabs}
                selected={tab.slug}
                first={tab.cards}
                draw={(card) => <SquareCard card={card} />}
              />
            ) : !categories ? (
              <FailedPart />
            ) : (
              <EmptyState text={texts.noRecommendationsYet} />
            )}
          </section>
        </div>
        <aside className="home-side" aria-label={texts.chartsAndCategories}>
          {/* Beside the videos, which it must not push down. */}
          {(mayPost || refused) && (
            <Suspense>
              <PostBox action={paths.home()} wrong={refused?.wrong ?? null} typed={refused?.typed ?? ''} />
            </Suspense>
          )}
          <TopFive key={period} period={period} first={top} />
          {(playlist || hasPlaylistFailed) && (
            <section aria-labelledby="home-playlist">
              <h2 id="home-playlist">{texts.mostPopularPlaylist}</h2>
              {playlist ? <PlaylistCard playlist={playlist} /> : <FailedPart />}
            </section>
          )}
          <section aria-labelledby="home-categories">
            <h2 id="home-categories">{texts.categories}</h2>
            {categories ? <CategoryLinks categories={categories} /> : <FailedPart />}
          </section>
        </aside>
      </div>
      <Room at="after" />
    </>
  );
}
