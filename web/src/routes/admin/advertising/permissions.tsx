import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';
import { PermissionsTable } from '../../../features/admin-ads-permissions/permissions-table.tsx';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import * as texts from '../../../texts/admin-ads.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.permissionsDidNotLoad, async (services) => ({
    head: head({
      site: services.site,
      title: texts.adPermissions,
      path: adminPaths.adPermissions(),
      hidden: true,
    }),
    settings: await services.call('get_ad_visibility_settings', {}),
  }));

export const meta = headOf;

export default function AdPermissions() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.adPermissions}</h1>
        <p>{texts.permissionsLead}</p>
      </header>
      <PermissionsTable settings={useLoaderData<typeof loader>().settings} />
    </>
  );
}
