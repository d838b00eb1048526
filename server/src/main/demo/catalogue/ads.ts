import type { AdDevice, AdPageType, AdType, PlacementPosition } from '#contract/ad-words.ts';
import type { AdWords } from '../ad-words.ts';
import type { PictureOf } from '../art/picture.ts';

/** A place for ads in the demo, and what the house shows there. */
export interface DemoPlacement {
  readonly name: string;
  readonly page: AdPageType;
  readonly position: PlacementPosition;
  /** `WIDTHxHEIGHT`, popup or popunder. */
  readonly size: string;
  /** Empty: on all of them. */
  readonly devices: readonly AdDevice[];
  /** It is there to be switched on: a new site does not open its first page with it. */
  readonly isOff?: true;
  readonly ad: DemoAd;
}

export interface DemoAd {
  readonly type: AdType;
  readonly title: string;
  readonly description: string;
  /** What is written on its pictures. */
  readonly words: AdWords;
  /** A page of this site. */
  readonly leadsTo: string;
  /** More than one: the slides of a carousel. None: a window. */
  readonly pictures: readonly PictureOf[];
  /** Parts of the picture that can be pressed, in hundredths of its sides. */
  readonly zones?: readonly { left: number; top: number; width: number; height: number; label: string }[];
}

const wide: readonly AdDevice[] = ['Desktop', 'Tablet'];
const phone: readonly AdDevice[] = ['Mobile'];
const banner = (
  title: string,
  words: AdWords,
  leadsTo: string,
  scene: PictureOf['scene'],
  palette: PictureOf['palette'],
): DemoAd => ({
  type: 'banner',
  title,
  description: 'An ad of the house: it shows where ads can stand.',
  words,
  leadsTo,
  pictures: [{ scene, palette, seed: 'house' }],
});

/** One placement for every position that pages have, and every kind of ad among them. */
export const demoPlacements: readonly DemoPlacement[] = [
  {
    name: 'Home, under the spotlight',
    page: 'Home Page',
    position: 'Before Content',
    size: '970x250',
    devices: ['Desktop'],
    isOff: true,
    ad: banner(
      'Light on the water: browse by category',
      { headline: 'Browse by category', button: 'Look around' },
      '/categories',
      'lighthouse',
      'dusk',
    ),
  },
  {
    name: 'Home, under the spotlight, tablets',
    page: 'Home Page',
    position: 'Before Content',
    size: '728x90',
    devices: ['Tablet'],
    isOff: true,
    ad: banner(
      'Light on the water: browse by category',
      { headline: 'Browse by category', button: 'Look around' },
      '/categories',
      'moonSea',
      'night',
    ),
  },
  {
    name: 'Home, under the spotlight, phones',
    page: 'Home Page',
    position: 'Before Content',
    size: '320x50',
    devices: phone,
    isOff: true,
    ad: banner(
      'Light on the water: browse by category',
      { headline: 'Browse by category', button: 'Look around' },
      '/categories',
      'moth',
      'rose',
    ),
  },
  {
    name: 'Home, after the lists',
    page: 'Home Page',
    position: 'After Content',
    size: '900x250',
    devices: ['Desktop'],
    // What stands at the bottom of every page would follow at once.
    isOff: true,
    ad: {
      type: 'carousel',
      title: 'Three playlists for tonight',
      description: 'An ad of the house with several pictures.',
      words: { headline: 'Three playlists for tonight', button: 'Choose one' },
      leadsTo: '/playlists',
      pictures: [
        { scene: 'skyLanterns', palette: 'ember', seed: 'house' },
        { scene: 'aurora', palette: 'lagoon', seed: 'house' },
        { scene: 'greatWaves', palette: 'noon', seed: 'house' },
      ],
    },
  },
  {
    name: 'Video page, on top',
    page: 'Video Page',
    position: 'Header',
    size: '728x90',
    devices: wide,
    isOff: true,
    ad: banner(
      'The night line: what runs now',
      { headline: 'What runs now', button: 'Watch' },
      '/',
      'viaduct',
      'night',
    ),
  },
  {
    name: 'Video page, on top, phones',
    page: 'Video Page',
    position: 'Header',
    size: '320x50',
    devices: phone,
    isOff: true,
    ad: banner(
      'The night line: what runs now',
      { headline: 'What runs now', button: 'Watch' },
      '/',
      'lampRain',
      'slate',
    ),
  },
  {
    name: 'Video page, under the video',
    page: 'Video Page',
    position: 'Under Video',
    size: '728x90',
    devices: wide,
    isOff: true,
    ad: {
      type: 'interactive',
      title: 'Draw something? Show it here',
      description: 'An ad of the house whose parts can be pressed.',
      words: { headline: 'Draw something? Show it here', button: 'Apply' },
      leadsTo: '/become-creator',
      pictures: [{ scene: 'terraces', palette: 'moss', seed: 'house' }],
      zones: [
        { left: 0, top: 0, width: 50, height: 100, label: 'How it works' },
        { left: 50, top: 0, width: 50, height: 100, label: 'Apply' },
      ],
    },
  },
  {
    name: 'Video page, under the video, phones',
    page: 'Video Page',
    position: 'Under Video',
    size: '320x50',
    devices: phone,
    isOff: true,
    ad: banner(
      'Draw something? Show it here',
      { headline: 'Draw something? Show it here', button: 'Apply' },
      '/become-creator',
      'paperFans',
      'amber',
    ),
  },
  {
    name: 'Video page, right side',
    page: 'Video Page',
    position: 'Sidebar Right',
    size: '300x250',
    // On phones it would stand in the list of related videos, which has an ad of its own.
    devices: wide,
    ad: {
      type: 'video',
      title: 'The pond, after rain',
      description: 'An ad of the house that moves.',
      words: { headline: 'The pond, after rain', button: 'More like it' },
      leadsTo: '/categories',
      pictures: [{ scene: 'koiPond', palette: 'jade', seed: 'house' }],
    },
  },
  {
    name: 'Every grid, each fifth place',
    page: 'All Pages',
    position: 'Between Content',
    size: '300x250',
    devices: [],
    ad: banner(
      'A place for your ad',
      { headline: 'A place for your ad', button: 'Write to us' },
      '/support',
      'lotus',
      'plum',
    ),
  },
  {
    name: 'Every page, at the bottom',
    page: 'All Pages',
    position: 'Bottom of Page',
    size: '728x90',
    devices: wide,
    ad: banner(
      'Lists that others made',
      { headline: 'Lists that others made', button: 'Have a look' },
      '/playlists',
      'peakLake',
      'dawn',
    ),
  },
  {
    name: 'Every page, at the bottom, phones',
    page: 'All Pages',
    position: 'Bottom of Page',
    size: '320x50',
    devices: phone,
    ad: banner(
      'Lists that others made',
      { headline: 'Lists that others made', button: 'Have a look' },
      '/playlists',
      'cloudSea',
      'violet',
    ),
  },
  {
    name: 'Every page, floating',
    page: 'All Pages',
    position: 'Floating',
    size: '180x320',
    devices: ['Desktop'],
    isOff: true,
    ad: {
      type: 'story',
      title: 'Neon road',
      description: 'An ad of the house in the form of a story.',
      words: { headline: 'Neon road', button: 'Watch' },
      leadsTo: '/search?q=night',
      pictures: [{ scene: 'neonRoad', palette: 'violet', seed: 'house' }],
    },
  },
  {
    name: 'Every page, pop-up',
    page: 'All Pages',
    position: 'Popup/Modal',
    size: 'popup',
    devices: ['Desktop'],
    isOff: true,
    ad: {
      type: 'popup',
      title: 'Categories in a window',
      description: 'A window of the house, on top.',
      words: { headline: 'Categories', button: 'Look around' },
      leadsTo: '/categories',
      pictures: [],
    },
  },
  {
    name: 'Every page, pop-under',
    page: 'All Pages',
    position: 'Popup/Modal',
    size: 'popunder',
    devices: ['Desktop'],
    isOff: true,
    ad: {
      type: 'popunder',
      title: 'Playlists in a window',
      description: 'A window of the house, beneath.',
      words: { headline: 'Playlists', button: 'Look around' },
      leadsTo: '/playlists',
      pictures: [],
    },
  },
];
