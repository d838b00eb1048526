import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { favoritesPage } from '../features/favorites/use-favorites.ts';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { pageFactsContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FavoritesList } from './favorites-list.tsx';
import './listing-page.css';
import './favorites.css';

const title = texts.myFavoriteVideos;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  const cursor = new URL(request.url).searchParams.get('cursor');
  return pageData(context, texts.failedToLoadFavoriteVideos, async (services) => ({
    head: head({ site: services.site, title, path: memberPaths.favorites(), hidden: true }),
    memberId: member?.id ?? null,
    first:
      member === null
        ? null
        : favoritesPage(
            await services.call('get_user_favorite_videos', {
              p_limit: limits.favoritesPageSize + 1,
              p_cursor: cursor,
            }),
          ),
  }));
}

export const meta = headOf;

export default function Favorites() {
  const { memberId, first } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{title}</h1>
      </header>
      {memberId === null || first === null ? (
        <EmptyState text={texts.pleaseLogInToView}>
          <Link className="btn sm pri" to={paths.login(memberPaths.favorites())}>
            {texts.logIn}
          </Link>
        </EmptyState>
      ) : (
        <FavoritesList memberId={memberId} first={first} />
      )}
    </div>
  );
}
