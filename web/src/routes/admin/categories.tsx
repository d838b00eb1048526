import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { CategoriesTable } from '../../features/admin-categories/categories-table.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import * as texts from '../../texts/admin-categories.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.failedToFetchCategories, async (services) => ({
    head: head({ site: services.site, title: texts.categories, path: adminPaths.categories(), hidden: true }),
    categories: await services.call('get_managed_categories', {}),
  }));

export const meta = headOf;

export default function Categories() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.categories}</h1>
      </header>
      <CategoriesTable {...useLoaderData<typeof loader>()} />
    </>
  );
}
