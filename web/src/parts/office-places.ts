import type { SettingName } from '#contract/site-settings.ts';
import * as adminPaths from '../admin-paths.ts';
import type { Place } from '../lib/find-places.ts';
import * as texts from '../texts/admin-frame.ts';
import { adPages } from './ad-pages.ts';
import { adminPages } from './admin-pages.ts';
import { settingAddress, settingPlaces } from './setting-places.ts';

export const pages: readonly Place[] = [
  ...adminPages.flatMap(({ title, pages: some }) => some.map(({ name, to }) => ({ name, to, about: title }))),
  ...adPages.map(({ name, to }) => ({ name, to, about: texts.advertising })),
  { name: texts.uploadTest, to: adminPaths.uploadTest(), about: texts.site },
];

export const settings: readonly Place[] = (Object.keys(settingPlaces) as SettingName[]).map((setting) => ({
  name: settingPlaces[setting].name,
  about: settingPlaces[setting].isOfAds ? texts.adSettings : texts.settings,
  to: settingAddress(settingPlaces[setting]),
  words: setting,
}));
