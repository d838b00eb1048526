import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';
import { AdSettingsPage } from '../../../features/admin-settings/ad-settings-page.tsx';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { pageData } from '../../../page/page-data.ts';
import { rememberTyped } from '../../../page/remember-typed.ts';
import * as texts from '../../../texts/admin-ads.ts';
import { saveSettings } from '../save-settings.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.adSettingsDidNotLoad, async (services) => ({
    head: head({ site: services.site, title: texts.adSettings, path: adminPaths.adSettings(), hidden: true }),
    page: await services.call('get_site_settings', {}),
  }));

export const action = saveSettings;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function AdSettings() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.adSettings}</h1>
      </header>
      <AdSettingsPage page={useLoaderData<typeof loader>().page} />
    </>
  );
}
