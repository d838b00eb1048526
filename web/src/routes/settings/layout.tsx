import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { ProveDoor } from '../../features/account-settings/prove-door.tsx';
import { SettingsNav } from '../../features/account-settings/settings-nav.tsx';
import { requireMember } from '../../page/guard.ts';
import { AskOfUnsavedForms } from '../../parts/ask-of-unsaved-forms.tsx';
import * as texts from '../../texts/account-settings.ts';

/** What all settings pages share. */
export function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return null;
}

export const handle = { guarded: true };

export default function Settings() {
  return (
    <div className="settings">
      <h1>{texts.settings}</h1>
      <SettingsNav />
      <div className="settings-sections">
        <Outlet />
      </div>
      <ProveDoor />
      <AskOfUnsavedForms />
    </div>
  );
}
