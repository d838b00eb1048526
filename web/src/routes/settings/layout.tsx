import { Suspense } from 'react';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { ProveDoor } from '../../features/account-settings/prove-door.tsx';
import { SettingsNav } from '../../features/account-settings/settings-nav.tsx';
import { laterPart } from '../../lib/lazy-part.ts';
import { requireMember } from '../../page/guard.ts';
import { AskOfUnsavedForms } from '../../parts/ask-of-unsaved-forms.tsx';
import * as texts from '../../texts/account-settings.ts';
import '../../parts/setting-search.css';

const FindSetting = laterPart(() => import('../../features/account-settings/find-setting.tsx'));

/** What all settings pages share. */
export function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return null;
}

export const handle = { guarded: true };

export default function Settings() {
  return (
    <div className="settings">
      <div className="settings-top">
        <h1>{texts.settings}</h1>
        <Suspense>
          <FindSetting />
        </Suspense>
      </div>
      <SettingsNav />
      <div className="settings-sections">
        <Outlet />
      </div>
      <ProveDoor />
      <AskOfUnsavedForms />
    </div>
  );
}
