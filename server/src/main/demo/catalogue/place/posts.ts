import type { DemoPost } from './shape.ts';

/** What members and studios write on their pages. */
export const demoPosts: readonly DemoPost[] = [
  {
    by: 'komorebi_works',
    text: 'Ninety Steps to the Inn is out. The lamps took longer than the stairs.',
    hoursOld: 1.4,
    likes: 17,
    replies: [{ by: 'olive.grove', text: 'It shows, in the best way.', at: 0.4, likes: 5 }],
  },
  {
    by: 'late_tram',
    text: 'Night plan: A Timetable for Ghosts, then Anniversary, Platform Four, then bed. In that order, at those times.',
    hoursOld: 5,
    likes: 9,
    replies: [
      { by: 'noor_after9', text: 'You will not be in bed before one.', at: 0.2, likes: 6 },
      { by: 'late_tram', text: 'The timetable is advisory.', at: 0.3, likes: 8 },
    ],
  },
  {
    by: 'velvet_cel',
    text: 'Somebody asked what is in the bottle on the sill. Plum wine, from the shop downstairs.',
    hoursOld: 9,
    likes: 14,
  },
  {
    by: 'harumi_t',
    text: 'The cat list, by request: Ninety Steps, Two Glasses, Salt Wind, Glass Sparrow. Corrections welcome.',
    hoursOld: 22,
    likes: 19,
    replies: [
      { by: 'kofi.b', text: 'You missed the one who blinks.', at: 0.3, likes: 7 },
      { by: 'harumi_t', text: 'They all blink if you wait.', at: 0.4, likes: 10 },
    ],
  },
  {
    by: 'northlight',
    text: 'We are looking for recordings of ice on a lake at night. If you own a lake, write to us.',
    hoursOld: 40,
    likes: 11,
    replies: [{ by: 'torben', text: 'Kein See, aber ein sehr kalter Teich.', at: 0.2, likes: 9 }],
  },
  { by: 'mizuki.r', text: '今週は雨の作品ばかり見ている。外も雨。', hoursOld: 52, likes: 8 },
  {
    by: 'quietdesk',
    text: 'Made a playlist of the loops that survive a working day. Suggestions, please, but nothing with a plot.',
    hoursOld: 75,
    likes: 12,
    replies: [{ by: 'night_ferry', text: 'A plot would never happen to us.', at: 0.1, likes: 13 }],
  },
  {
    by: 'harbor_nine',
    text: 'Bridge Season wrapped yesterday. We sat on the pier and argued about the river.',
    hoursOld: 98,
    likes: 15,
  },
  {
    by: 'paulo.mar',
    text: 'For the record: the boat in Moonlight Harbor carries the right lights. I will not be taking questions.',
    hoursOld: 130,
    likes: 10,
  },
  {
    by: 'sal_y_bruma',
    text: 'Mis tres finales favoritos de este mes: Steam, The Quiet Relay, Glass Sparrow. En ese orden.',
    hoursOld: 170,
    likes: 7,
  },
  {
    by: 'tenth_frame',
    text: 'Ten frames, one skyline, forty-two lit windows. Ask us which one is ours.',
    hoursOld: 230,
    likes: 13,
    replies: [
      { by: 'bram', text: 'The one that never goes out?', at: 0.1, likes: 8 },
      { by: 'tenth_frame', text: 'That is the coffee machine. But yes.', at: 0.15, likes: 11 },
    ],
  },
  {
    by: 'winterjas',
    text: 'Soup of the evening: leek. Film of the evening: A Winter of Small Repairs.',
    hoursOld: 310,
    likes: 6,
  },
  {
    by: 'amber_and_ink',
    text: 'Every fan in The Fan Maker’s Contract opens. We folded them all once, on paper, to be sure.',
    hoursOld: 400,
    likes: 16,
  },
  {
    by: 'dr_static',
    text: 'People ask whether I like the low hum in the space ones. Gentlemen, it is why I am here.',
    hoursOld: 520,
    likes: 9,
  },
];
