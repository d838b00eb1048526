import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { SettingsNow } from '#contract/site-settings.ts';
import * as adminPaths from '../../admin-paths.ts';
import { settings as settingsToFind } from '../../parts/office-places.ts';
import { SettingSearch } from '../../parts/setting-search.tsx';
import { showInStrip } from '../../parts/show-in-strip.ts';
import * as texts from '../../texts/admin-settings.ts';
import { storage } from '../../texts/admin-storage.ts';
import type { SectionName } from './sections.ts';
import { ShownSection } from './settings-section.tsx';
import { SettingsSections } from './settings-sections.tsx';

const places: readonly (readonly [SectionName, string])[] = [
  ['site', texts.site],
  ['legal', texts.legalPages],
  ['robots', texts.robots],
  ['ages', texts.ageByPlace],
  ['uploads', texts.uploads],
  ['encoding', texts.encoding],
  ['storage', storage],
  ['agreement', texts.agreement],
  ['admins', texts.admins],
  ['words', texts.words],
  ['faq', 'FAQ'],
  ['creators', texts.creatorFaq],
  ['claims', texts.claims],
  ['frames', texts.frames],
  ['library', texts.hostedLibrary],
];

/** In an address: every section, one below the other. */
const all = 'all';

/** The section that an address asks for, the first where it asks for none; null: all. */
export const shownSection = (name: string | null): SectionName | null =>
  name === all ? null : (places.find(([section]) => section === name)?.[0] ?? 'site');

/** Everything that an operator sets without a restart: a page and a form per section, the first to begin with, or all of them on one. */
export function SettingsPage({ page, shown }: { page: SettingsNow; shown: SectionName | null }) {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every section has its own place
  useEffect(() => showInStrip(strip.current), [shown]);
  return (
    <div className="settings-whole">
      <div className="settings-side">
        <SettingSearch places={settingsToFind} plain={texts.settings} />
        <nav className="settings-places" aria-label={texts.sections} ref={strip}>
          {[...places, [null, texts.allSections] as const].map(([section, words]) => (
            <Link
              key={words}
              to={adminPaths.settings(section ?? all)}
              aria-current={section === shown ? 'page' : undefined}
            >
              {words}
            </Link>
          ))}
        </nav>
      </div>
      <ShownSection value={shown}>
        <SettingsSections page={page} />
      </ShownSection>
    </div>
  );
}
