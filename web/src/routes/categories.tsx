import { Fragment, useState } from 'react';
import { Form, Link, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { CategoryTile } from '../features/category-list/category-tile.tsx';
import { mostPopular } from '../features/category-list/popular.ts';
import { fillIn } from '../lib/fill-in.ts';
import { breadcrumbs, head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { GridRoom } from '../parts/room.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import '../features/listing/listing.css';
import './listing-page.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  return pageData(context, texts.failedToFetchCategories, async (services) => {
    const rows = await services.call('list-categories-direct', {});
    const categories = rows.map((row) => ({
      name: row.name,
      slug: row.slug,
      image: row.image_url,
      videos: row.video_count,
      orientation: row.orientation,
    }));
    const { site } = services;
    const orientation = search.get('orientation') === 'gay' ? ('gay' as const) : null;
    const offered = categories.filter((one) => orientation === null || one.orientation === orientation);
    return {
      head: head({
        site,
        title: texts.categories,
        description: fillIn(texts.browseEveryCategoryOnName, { name: site.name }),
        path: paths.categories(),
        structured: [breadcrumbs(site.origin, [[texts.categories, paths.categories()]])],
      }),
      categories,
      popular: mostPopular(offered, site.mostPopularNames),
      q: search.get('q')?.trim() ?? '',
      orientation,
    };
  });
}

export const meta = headOf;

export default function Categories() {
  const { categories, popular, q, orientation } = useLoaderData<typeof loader>();
  const { key } = useLocation();
  const [typed, setTyped] = useState(q);
  const [shownAt, setShownAt] = useState(key);
  // What was typed belongs to one visit: the next one starts from its address.
  if (shownAt !== key) {
    setShownAt(key);
    setTyped(q);
  }
  const wanted = typed.trim().toLowerCase();
  const matching = categories.filter((one) => one.name.toLowerCase().includes(wanted));
  const shown = matching.filter((one) => orientation === null || one.orientation === orientation);
  const filters = [
    [texts.all, null],
    [texts.gay, 'gay'],
  ] as const;
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.categories}</h1>
        <Form
          className="filter-bar"
          action={paths.categories()}
          role="search"
          aria-label={texts.searchCategories}
          preventScrollReset
        >
          {orientation && <input type="hidden" name="orientation" value={orientation} />}
          <input
            className="field"
            type="search"
            name="q"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={texts.searchCategories}
            aria-label={texts.searchCategories}
            autoComplete="off"
            maxLength={200}
          />
          <button className="btn sm flat needs-no-script" type="submit">
            {texts.search}
          </button>
        </Form>
      </header>
      {wanted === '' && popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular">{texts.mostPopular}</h2>
          <ul className="tiles rail">
            {popular.map((category) => (
              <li key={category.slug}>
                <CategoryTile category={category} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="all">
        <div className="section-head">
          <h2 id="all">{texts.all}</h2>
          <nav className="chips" aria-label={texts.filterCategories}>
            {filters.map(([label, value]) => (
              <Link
                key={label}
                className="chip"
                aria-current={orientation === value ? 'true' : undefined}
                to={paths.categories({ q: typed.trim(), orientation: value })}
                preventScrollReset
              >
                {label}
              </Link>
            ))}
          </nav>
        </div>
        {shown.length > 0 ? (
          <ul className="tiles">
            {shown.map((category, index) => (
              <Fragment key={category.slug}>
                <li>
                  <CategoryTile category={category} />
                </li>
                <GridRoom after={index} />
              </Fragment>
            ))}
          </ul>
        ) : (
          <EmptyState text={texts.noCategoriesMatchYourSearch}>
            <Link className="btn sm flat" to={paths.categories()} reloadDocument>
              {texts.showAll}
            </Link>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
