import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';
import { SettingsPage, shownSection } from '../../features/admin-settings/settings-page.tsx';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import * as texts from '../../texts/admin-settings.ts';
import { saveSettings } from './save-settings.ts';

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  pageData(context, texts.settingsDidNotLoad, async (services) => ({
    shown: shownSection(url.searchParams.get('section')),
    head: head({ site: services.site, title: texts.settings, path: adminPaths.settings(), hidden: true }),
    page: await services.call('get_site_settings', {}),
  }));

export const action = saveSettings;

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Settings() {
  const { page, shown } = useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{texts.settings}</h1>
      </header>
      <SettingsPage page={page} shown={shown} />
    </>
  );
}
