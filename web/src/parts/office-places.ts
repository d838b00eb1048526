import type { SettingName } from '#contract/site-settings.ts';
import * as adminPaths from '../admin-paths.ts';
import * as texts from '../texts/admin-frame.ts';
import { adPages } from './ad-pages.ts';
import { adminPages } from './admin-pages.ts';
import { settingAddress, settingPlaces } from './setting-places.ts';

/** Something that the search of the back office leads to. */
export interface Place {
  name: string;
  /** Where it belongs, or what is known of it. */
  about: string;
  to: string;
  /** What it is found by besides. */
  words?: string;
}

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

const plain = (text: string): string => text.toLowerCase().replace(/[’“”]/g, '');

/** Places with all of these words in them; those whose name begins with them come first. */
export function placesFor(places: readonly Place[], typed: string, most: number): Place[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const wanted = words.join(' ');
  return places
    .filter(({ name, about, words: more = '' }) => {
      const text = plain(`${name} ${about} ${more}`);
      return words.every((word) => text.includes(word));
    })
    .sort(
      (one, other) =>
        Number(plain(other.name).startsWith(wanted)) - Number(plain(one.name).startsWith(wanted)),
    )
    .slice(0, most);
}
