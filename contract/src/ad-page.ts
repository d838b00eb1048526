import type { AdDevice, AdPageType } from './ad-words.ts';

// Pages that show ads load this, and none of the lists of words.

/** Types that open a window of their own. */
export const isWindowType = (type: string): type is 'popup' | 'popunder' =>
  type === 'popup' || type === 'popunder';

/** The page type of a path, as ads are sold by it. */
export function adPageTypeOf(path: string): AdPageType {
  if (path === '/') return 'Home Page';
  const [first] = path.slice(1).split('/');
  switch (first) {
    case 'play':
      return 'Video Page';
    case 'categories':
      return 'Category Page';
    case 'search':
      return 'Search Results';
    case 'user':
      return 'User Profile';
    case 'information':
      return 'Article Page';
    default:
      return 'All Pages';
  }
}

/** The device that a width of the browser, in CSS pixels, counts as. */
export const adDeviceOf = (width: number): AdDevice =>
  width < 768 ? 'Mobile' : width < 1024 ? 'Tablet' : 'Desktop';
