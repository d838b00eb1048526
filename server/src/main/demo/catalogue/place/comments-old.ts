import type { DemoComment } from './shape.ts';

/** What was said under older videos. */
export const oldComments: Readonly<Record<string, readonly DemoComment[]>> = {
  'The Vampire Rents Monthly': [
    {
      by: 'noor_after9',
      text: 'Pays on time, never home before dark, no smell of garlic. Ideal tenant.',
      at: 0.2,
      likes: 14,
    },
  ],
  'The Blacksmith and the Baker': [
    {
      by: 'winterjas',
      text: 'The bread is for him and he does not know yet. I have been shouting at the screen.',
      at: 0.3,
      likes: 12,
      replies: [{ by: 'studio_kitsuno', text: 'He knows. He likes being told.', at: 0.2, likes: 17 }],
    },
    { by: 'ines_k', text: 'Both up at four, like me. Watched it before my shift ended.', at: 0.5, likes: 5 },
  ],
  'Overtime, Seventeenth Floor': [
    {
      by: 'kofi.b',
      text: 'Seventeenth floor, one window lit. The most honest shot about work I know.',
      at: 0.3,
      likes: 7,
    },
  ],
  'Northern Lights, No Talking': [
    {
      by: 'quietdesk',
      text: 'No talking, as promised. Bought the blanket, stayed for the green.',
      at: 0.2,
      likes: 10,
    },
    { by: 'torben', text: 'Ton aus, Licht aus, Fenster auf. Fast wie dort.', at: 0.6, likes: 4 },
  ],
  'The Quiet Relay': [
    {
      by: 'torben',
      text: 'Zweimal lang, einmal kurz. Meine Frau blinkt jetzt mit der Taschenlampe.',
      at: 0.25,
      likes: 16,
      replies: [
        {
          by: 'northlight',
          text: 'Please tell her: two long, one short, from all of us.',
          at: 0.2,
          likes: 12,
        },
      ],
    },
    { by: 'paulo.mar', text: 'The lamp code is right. I looked it up in my old book.', at: 0.5, likes: 8 },
  ],
  'Tsukimizake, Moon-Viewing Sake': [
    { by: 'yu_no_hana', text: '杯ひとつで三晩。句会のあとに見たくなる。', at: 0.3, likes: 9 },
  ],
  'Glass Sparrow': [
    { by: 'maelle', text: 'Le verre, la pluie, puis plus rien. Je ne m’y attendais pas.', at: 0.3, likes: 6 },
    {
      by: 'harumi_t',
      text: 'Every light out of focus except the one that matters. Caught it on the second watch.',
      at: 0.5,
      likes: 7,
    },
  ],
  Steam: [
    { by: 'yu_no_hana', text: '三度目の湯のあと、というのは本当。', at: 0.2, likes: 11 },
    { by: 'winterjas', text: 'Snow above, steam below, soup in hand. Complete.', at: 0.5, likes: 6 },
  ],
  'Anniversary, Platform Four': [
    {
      by: 'late_tram',
      text: 'First class every year and they still look out of the window. I cried in a station.',
      at: 0.3,
      likes: 12,
    },
  ],
  'Moonlit Maintenance': [
    {
      by: 'dr_static',
      text: 'Thirty days is generous; I would have found a rattle after ten.',
      at: 0.3,
      likes: 9,
    },
  ],
  'The Record Shop Stays Open': [
    { by: 'quietdesk', text: 'Wore headphones for side B. Recommended.', at: 0.4, likes: 8 },
    { by: 'bram', text: 'My local shop has started closing late. Coincidence?', at: 0.8, likes: 3 },
  ],
  'The Bamboo Alchemist': [{ by: 'mizuki.r', text: '税吏さんが一番かわいい。', at: 0.3, likes: 8 }],
  'What the Pines Keep': [
    {
      by: 'olive.grove',
      text: 'A voice that knows all her old songs. Slept with the light on, happily.',
      at: 0.3,
      likes: 9,
    },
  ],
  Altitude: [
    { by: 'torben', text: 'Zelt zu klein, Sturm genau richtig.', at: 0.2, likes: 10 },
    { by: 'kofi.b', text: 'Count the ridges at {closer}. Each one has its own haze.', at: 0.5, likes: 5 },
  ],
  'Out of Office': [
    { by: 'ines_k', text: 'Set this as my auto-reply. Nobody has complained.', at: 0.3, likes: 13 },
  ],
  'Rain on the Kitchen Window': [
    {
      by: 'quietdesk',
      text: 'Week three. Still on. My plants lean towards the screen.',
      at: 0.5,
      likes: 11,
      replies: [{ by: 'night_ferry', text: 'Water them. Ours is only drawn.', at: 0.2, likes: 14 }],
    },
  ],
  'The Courier of Red Wave Pass': [
    { by: 'sal_y_bruma', text: 'Ella lo sabía desde el principio. Él también. Yo no.', at: 0.3, likes: 9 },
  ],
  'Static on Channel Nine': [
    { by: 'dr_static', text: 'Naturally I have opinions about this one. All good.', at: 0.2, likes: 8 },
  ],
  'A Winter of Small Repairs': [
    { by: 'winterjas', text: 'I fixed the shelf afterwards. It had waited since autumn.', at: 0.3, likes: 7 },
  ],
  'Salt Wind Observatory': [
    {
      by: 'harumi_t',
      text: 'There is a cat in this one, too. I keep a list.',
      at: 0.4,
      likes: 15,
      replies: [{ by: 'mizuki.r', text: 'そのリスト、ください。', at: 0.2, likes: 9 }],
    },
  ],
  'Neon Coast': [{ by: 'noor_after9', text: 'Drove home the long way because of this.', at: 0.3, likes: 10 }],
  'Koi, Sake, Sunday': [
    { by: 'olive.grove', text: 'The rule about noon is now a rule here, too.', at: 0.3, likes: 8 },
  ],
  'Static Garden': [
    {
      by: 'bram',
      text: 'Found it on page three of a playlist. Why is nobody talking about it?',
      at: 0.9,
      likes: 6,
      replies: [{ by: 'olive.grove', text: 'Some of us are whispering.', at: 0.3, likes: 7 }],
    },
  ],
  'Cloud Sea Cartographers': [
    { by: 'ines_k', text: 'A coast that moves every night. I work nights. It does.', at: 0.2, likes: 9 },
  ],
  'Borrowed Thunder': [
    {
      by: 'dr_static',
      text: 'Count the seconds between flash and thunder: he stands about three hundred metres from the bar.',
      at: 0.3,
      likes: 13,
    },
  ],
  'Seven Blue Peaks': [
    { by: 'quietdesk', text: 'The birds come by once. I wait for them.', at: 0.4, likes: 6 },
  ],
  'Moonlight Harbor': [
    { by: 'paulo.mar', text: 'Crane operators do wave. Now you know.', at: 0.2, likes: 9 },
  ],
  'The Witch Who Kept Bees': [
    { by: 'sal_y_bruma', text: 'La segunda cuchara. Nada más que decir.', at: 0.3, likes: 8 },
  ],
  'A Lamp on Harbour Street': [
    {
      by: 'late_tram',
      text: 'Knocked twice on my own door for practice. Neighbour opened his.',
      at: 0.3,
      likes: 12,
    },
  ],
  'Inn of the Falling Water': [
    { by: 'yu_no_hana', text: '壁が薄いのは、川のせい。そういうことにしておこう。', at: 0.3, likes: 7 },
  ],
  'Fireworks from the Wrong Side of the River': [
    { by: 'maelle', text: 'De ce côté, on voit le visage de chacun. Tout est là.', at: 0.3, likes: 10 },
  ],
  'Harbor of Echoes': [{ by: 'torben', text: '„Etwas wärmer“ trifft es genau.', at: 0.3, likes: 5 }],
  'Dunes at Second Moonrise': [
    { by: 'quietdesk', text: 'Sand, stars, wind, and three invoices finally sent.', at: 0.2, likes: 9 },
  ],
};
