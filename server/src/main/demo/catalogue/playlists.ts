import type { DemoPlaylist } from './shape.ts';

/** Public playlists: those of a tag hold its videos, the newest first; the others were put together by hand. */
export const demoPlaylists: readonly DemoPlaylist[] = [
  {
    name: 'Evenings that take their time',
    description: 'Long looks and longer seasons, for nights with nothing else on.',
    uploader: 'studio_kitsuno',
    tag: 'slow burn',
  },
  {
    name: 'Within sight of the sea',
    description: 'Harbours, ferries and houses where one hears the tide.',
    uploader: 'northlight',
    tag: 'sea',
  },
  {
    name: 'Loops for a quiet desk',
    description: 'Nothing happens, beautifully, again and again.',
    uploader: 'komorebi_works',
    tag: 'loop',
  },
  {
    name: 'Rain on the window',
    description: 'Umbrellas, neon and people who stay in.',
    uploader: 'studio_kitsuno',
    tag: 'rain',
  },
  {
    name: 'Everything with a train in it',
    description: 'Complete to the best of my knowledge. Corrections by post, please.',
    uploader: 'late_tram',
    titles: [
      'A Timetable for Ghosts',
      'Anniversary, Platform Four',
      'Violet Hour Detectives',
      'The Merger',
      'Rooftop Minutes',
      'The Vampire Rents Monthly',
    ],
  },
  {
    name: 'Survives a working day',
    description: 'Tested from nine to five. Nothing with a plot.',
    uploader: 'quietdesk',
    titles: [
      'Rain on the Kitchen Window',
      'Midnight Pond, Lotus Opening',
      'Northern Lights, No Talking',
      'Seven Blue Peaks',
      'Dunes at Second Moonrise',
    ],
  },
  {
    name: 'Leuchttürme und andere Lichter',
    description: 'Zweimal lang, einmal kurz.',
    uploader: 'torben',
    titles: [
      'The Quiet Relay',
      'Harbor of Echoes',
      'A Lamp on Harbour Street',
      'Lanterns over Hollow Bay',
      'Salt Wind Observatory',
    ],
  },
  {
    name: '湯と雪 · Steam and snow',
    description: '寒い夜に、順番に。',
    uploader: 'yu_no_hana',
    titles: [
      'Steam',
      'Inn of the Falling Water',
      'A Winter of Small Repairs',
      'The Blacksmith and the Baker',
      'Tsukimizake, Moon-Viewing Sake',
    ],
  },
  {
    name: 'Finales tranquilos',
    description: 'Para quien necesita que todo acabe bien, y despacio.',
    uploader: 'sal_y_bruma',
    titles: [
      'Glass Sparrow',
      'The Witch Who Kept Bees',
      'Steam',
      'The Quiet Relay',
      'Violet Hour Detectives',
      'Two Glasses on the Sill',
    ],
  },
];
