import { type AdPageType, everyPage, type PlacementPosition } from './ad-words.ts';

const everywhere: readonly PlacementPosition[] = ['Floating', 'Popup/Modal'];
const inLists: readonly PlacementPosition[] = ['Between Content', ...everywhere];
/** Where the pages of the site have room for ads. */
const positions: Readonly<Record<Exclude<AdPageType, typeof everyPage>, readonly PlacementPosition[]>> = {
  'Home Page': ['Before Content', 'After Content', 'Bottom of Page', ...inLists],
  'Video Page': ['Header', 'Under Video', 'Sidebar Right', 'Bottom of Page', ...everywhere],
  'Category Page': inLists,
  'Search Results': inLists,
  'User Profile': inLists,
  'Article Page': everywhere,
};

/** Whether a page of the type has room for ads at the position. */
export const hasPosition = (pageType: AdPageType, position: PlacementPosition): boolean =>
  pageType === everyPage
    ? Object.values(positions).some((some) => some.includes(position))
    : positions[pageType].includes(position);
