import { type AdPageType, everyPage, type PlacementPosition } from './ad-words.ts';

const windows: readonly PlacementPosition[] = ['Floating', 'Popup/Modal'];
const plain: readonly PlacementPosition[] = [
  'Header',
  'Before Content',
  'Between Content',
  'After Content',
  'Bottom of Page',
  ...windows,
];
/** Where the pages of the site draw rooms for ads (`web/src/page/rooms.ts`). Articles are legal pages, and have none. */
const positions: Readonly<Record<Exclude<AdPageType, typeof everyPage>, readonly PlacementPosition[]>> = {
  'Home Page': ['Before Content', 'Between Content', 'After Content', 'Bottom of Page', ...windows],
  'Video Page': ['Header', 'Under Video', 'Sidebar Right', 'Between Content', 'Bottom of Page', ...windows],
  'Category Page': plain,
  'Search Results': plain,
  'User Profile': plain,
  'Article Page': [],
};

/** Whether a page of the type has room for ads at the position. */
export const hasPosition = (pageType: AdPageType, position: PlacementPosition): boolean =>
  pageType === everyPage
    ? Object.values(positions).some((some) => some.includes(position))
    : positions[pageType].includes(position);
