import { SettingSearch } from '../../parts/setting-search.tsx';
import { ownPlaces } from './own-places.ts';

/** Finds a setting of a member. */
export default function FindSetting() {
  return <SettingSearch places={ownPlaces} />;
}
