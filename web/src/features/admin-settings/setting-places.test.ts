import { expect, test } from 'vitest';
import type { SettingName } from '#contract/site-settings.ts';
import { settingPlaces } from '../../parts/setting-places.ts';
import { type SectionName, sections, settingsOf } from './sections.ts';
import { shownSection } from './settings-page.tsx';

test('a search for a setting leads to the section that has it, which is a page of its own', () => {
  for (const section of Object.keys(sections) as SectionName[])
    for (const setting of settingsOf(section))
      expect([setting, settingPlaces[setting].section]).toEqual([setting, section]);
  for (const name of Object.keys(settingPlaces) as SettingName[]) {
    const { section, isOfAds } = settingPlaces[name];
    if (!isOfAds) expect(shownSection(section)).toBe(section);
  }
  expect(shownSection('all')).toBeNull();
  expect(shownSection('adMoney')).toBe('site');
  expect(shownSection(null)).toBe('site');
});
