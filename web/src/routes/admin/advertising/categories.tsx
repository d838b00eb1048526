import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';
import { AdCategoriesTable } from '../../../features/admin-ads-categories/ad-categories-table.tsx';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import * as texts from '../../../texts/admin-ads.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.failedToFetchCategories, async (services) => ({
    head: head({
      site: services.site,
      title: texts.adCategoriesLabel,
      path: adminPaths.adCategories(),
      hidden: true,
    }),
    categories: await services.call('get_ad_categories', {}),
  }));

export const meta = headOf;

export default function AdCategories() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.adCategoriesLabel}</h1>
      </header>
      <AdCategoriesTable categories={useLoaderData<typeof loader>().categories} />
    </>
  );
}
