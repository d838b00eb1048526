import { useRef } from 'react';
import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { ProveDoor } from '../../features/account-settings/prove-door.tsx';
import { SettingsNav } from '../../features/account-settings/settings-nav.tsx';
import { requireMember } from '../../page/guard.ts';
import { AskBeforeLeaving } from '../../parts/ask-before-leaving.tsx';
import { useUnsavedForms } from '../../parts/unsaved-forms.ts';
import * as texts from '../../texts/account-settings.ts';

/** What all settings pages share. */
export function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  return null;
}

export const handle = { guarded: true };

export default function Settings() {
  const sections = useRef<HTMLDivElement>(null);
  const isUnsaved = useUnsavedForms(sections);
  return (
    <div className="settings">
      <h1>{texts.settings}</h1>
      <SettingsNav />
      <div className="settings-sections" ref={sections}>
        <Outlet />
      </div>
      <ProveDoor />
      <AskBeforeLeaving isUnsaved={isUnsaved} />
    </div>
  );
}
