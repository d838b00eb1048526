import type { DemoComment } from './shape.ts';

/** What is said under the videos of the last days. */
export const newComments: Readonly<Record<string, readonly DemoComment[]>> = {
  'Ninety Steps to the Inn': [
    {
      by: 'olive.grove',
      text: 'Komorebi and staircases. Name a better pair. I counted, by the way. It is ninety.',
      at: 0.35,
      likes: 9,
      replies: [
        {
          by: 'komorebi_works',
          text: 'We counted three times and got three numbers. We are going with yours.',
          at: 0.4,
          likes: 14,
        },
        {
          by: 'kofi.b',
          text: 'Somebody in that studio hand-checked the lamps, too. No two glow in step.',
          at: 0.7,
          likes: 4,
        },
      ],
    },
    {
      by: 'mizuki.r',
      text: '石段の灯りがひとつずつ揺れるのがいい。続きが早く見たいです。',
      at: 0.55,
      likes: 6,
    },
    { by: 'noor_after9', text: 'Made tea at {closer}, forgot the tea. Good sign.', at: 0.8, likes: 3 },
  ],
  'Lanterns over Hollow Bay': [
    {
      by: 'maelle',
      text: 'La musique au moment où les lanternes montent… j’ai remis le début trois fois.',
      at: 0.2,
      likes: 8,
      replies: [{ by: 'sal_y_bruma', text: 'Yo cuatro. No te sientas sola.', at: 0.5, likes: 5 }],
    },
    {
      by: 'harumi_t',
      text: 'My cat watched the lanterns the whole way up and is now sitting in front of the projector. Review: five paws.',
      at: 0.4,
      likes: 12,
    },
    {
      by: 'late_tram',
      text: 'No train, still perfect. I contain multitudes.',
      at: 0.6,
      likes: 7,
      replies: [{ by: 'studio_kitsuno', text: 'Episode four. That is all we may say.', at: 0.3, likes: 11 }],
    },
  ],
  'Last Round at the Violet Bar': [
    {
      by: 'noor_after9',
      text: 'She is forty-one, divorced, and the camera simply likes her company. More of this, please.',
      at: 0.25,
      likes: 13,
    },
    {
      by: 'torben',
      text: 'Schön, dass hier niemand zwanzig ist. Man glaubt ihnen jedes Glas.',
      at: 0.5,
      likes: 8,
      replies: [
        { by: 'velvet_cel', text: 'Danke! Das war die erste Zeile in unserem Konzept.', at: 0.4, likes: 6 },
      ],
    },
    {
      by: 'kofi.b',
      text: 'Paused at {closer} to see how they did the reflection. It is two shapes. Two! I am going to bed.',
      at: 0.7,
      likes: 10,
    },
  ],
  'The Dragon’s Notary': [
    {
      by: 'dr_static',
      text: 'Clause one concerns dinner, clause two concerns whose dinner. Legally sound.',
      at: 0.3,
      likes: 11,
    },
    {
      by: 'bram',
      text: 'First thing I watched here, and I am staying.',
      at: 0.55,
      likes: 7,
      replies: [
        { by: 'ines_k', text: 'Welcome! Do Cloud Sea Cartographers next.', at: 0.2, likes: 4 },
        { by: 'bram', text: 'Done. You were right.', at: 0.6, likes: 5 },
      ],
    },
  ],
  'Two Glasses on the Sill': [
    {
      by: 'ines_k',
      text: 'Married fourteen years, worked nights for ten of them. This is the first one that gets the Saturday right.',
      at: 0.3,
      likes: 15,
    },
    { by: 'maelle', text: 'Le chat ! Regardez le chat !', at: 0.5, likes: 6 },
    {
      by: 'winterjas',
      text: 'Rain on the window and nobody in a hurry. I would like to move in.',
      at: 0.75,
      likes: 5,
    },
  ],
  'Violet Hour Detectives': [
    {
      by: 'tenth_frame',
      text: 'Jealous of that skyline. Kitsuno, call us.',
      at: 0.2,
      likes: 9,
      replies: [
        {
          by: 'studio_kitsuno',
          text: 'It is yours from Rooftop Minutes, painted over. Thank you!',
          at: 0.3,
          likes: 12,
        },
      ],
    },
    { by: 'sal_y_bruma', text: 'El final en {end} me dejó mirando la pared un rato.', at: 0.6, likes: 4 },
  ],
  'The Slow Orbit Home': [
    {
      by: 'dr_static',
      text: 'You can in fact hear Saturn’s rings if you have the right receiver and no social life. Lovely detail.',
      at: 0.15,
      likes: 14,
      replies: [{ by: 'northlight', text: 'We had the right receiver.', at: 0.4, likes: 10 }],
    },
    {
      by: 'quietdesk',
      text: 'Put it on for background, wrote nothing for a whole minute.',
      at: 0.5,
      likes: 6,
    },
    { by: 'torben', text: 'Elf Stunden bis zum nächsten Fenster. Ich wäre geblieben.', at: 0.7, likes: 3 },
  ],
  'A Timetable for Ghosts': [
    {
      by: 'late_tram',
      text: 'THE RAILS. Somebody recorded real joints, you can hear the gap close when it brakes.',
      at: 0.1,
      likes: 16,
      replies: [
        { by: 'dr_static', text: 'It is synthesised. I checked. It is also very good.', at: 0.3, likes: 9 },
        { by: 'late_tram', text: 'Do not take this from me.', at: 0.35, likes: 13 },
      ],
    },
    { by: 'mizuki.r', text: '四番線、行ったことがある気がする。', at: 0.6, likes: 5 },
  ],
  'Night Bus to Meridian': [
    {
      by: 'bram',
      text: 'Took a bus like that once. No pianist. Two stars for my bus, five for this one.',
      at: 0.35,
      likes: 8,
    },
    {
      by: 'paulo.mar',
      text: 'The retired pianist counting along with the road, that is the whole film for me.',
      at: 0.6,
      likes: 6,
    },
  ],
  'Bridge Season': [
    {
      by: 'paulo.mar',
      text: 'Ferryman here, sort of. We do argue about the same river all summer. Accurate.',
      at: 0.3,
      likes: 12,
      replies: [{ by: 'harbor_nine', text: 'You have just made our whole week.', at: 0.2, likes: 7 }],
    },
    { by: 'olive.grove', text: 'Slow, kind, and nobody dies. Thank you, Harbor Nine.', at: 0.55, likes: 11 },
  ],
  'The Merger': [
    {
      by: 'noor_after9',
      text: 'I have sat in that corridor. Clause thirty-one was better than mine.',
      at: 0.4,
      likes: 9,
    },
    { by: 'kofi.b', text: 'Dawn palette on glass towers is a brave choice. Works.', at: 0.7, likes: 4 },
  ],
  'The Fan Maker’s Contract': [
    {
      by: 'yu_no_hana',
      text: '扇の骨を数えるところが好き。手元をちゃんと描いてくれて嬉しい。',
      at: 0.3,
      likes: 7,
    },
    {
      by: 'harumi_t',
      text: '{closer}: the paper has a grain. They drew the grain.',
      at: 0.5,
      likes: 6,
      replies: [{ by: 'amber_and_ink', text: 'Our colourist will be unbearable now.', at: 0.3, likes: 8 }],
    },
  ],
  'Petal Count': [
    {
      by: 'olive.grove',
      text: 'Two gardeners, sixty acres, one tree. I would read eight volumes.',
      at: 0.25,
      likes: 9,
    },
    { by: 'winterjas', text: 'I watched this in January on purpose.', at: 0.6, likes: 4 },
  ],
  'Midnight Pond, Lotus Opening': [
    { by: 'quietdesk', text: 'Finally a loop that knows when to be quiet. On all day.', at: 0.3, likes: 12 },
    {
      by: 'ines_k',
      text: 'Fell asleep before it opened. Will report back.',
      at: 0.6,
      likes: 8,
      replies: [{ by: 'ines_k', text: 'Report: fell asleep again. Ten out of ten.', at: 0.7, likes: 15 }],
    },
  ],
  'Moth to the Court of Lamps': [
    {
      by: 'harumi_t',
      text: 'An ambassador with wings and a queen without patience. I have met both at work.',
      at: 0.3,
      likes: 6,
    },
    { by: 'sal_y_bruma', text: 'Los ojos de las alas no parpadean. Lo comprobé.', at: 0.65, likes: 5 },
  ],
  'Every Umbrella in Town': [
    { by: 'mizuki.r', text: '十一回も傘を忘れる人、いないよ。いや、いてほしい。', at: 0.35, likes: 10 },
    { by: 'torben', text: 'Der Regen klingt, als säße man selbst unter der Laterne.', at: 0.6, likes: 5 },
  ],
  'Room with the Door Open': [
    { by: 'paulo.mar', text: 'Out of season is the only season.', at: 0.4, likes: 7 },
  ],
  'The Greenhouse Keys': [
    {
      by: 'olive.grove',
      text: 'I have a greenhouse. I have one set of keys. I am rethinking my life.',
      at: 0.3,
      likes: 13,
      replies: [{ by: 'studio_ao', text: 'Start by losing them.', at: 0.3, likes: 9 }],
    },
  ],
  'Paper Comet': [
    {
      by: 'kofi.b',
      text: 'A minute of nothing and then that cut. Whoever edits at Ao should teach.',
      at: 0.4,
      likes: 8,
    },
    {
      by: 'dr_static',
      text: 'Right ascension is off by an hour. I forgive it because of {closer}.',
      at: 0.6,
      likes: 6,
    },
  ],
  'Rooftop Minutes': [
    {
      by: 'bram',
      text: 'A quarter of an hour, every night, forty floors up. I timed my coffee to it.',
      at: 0.35,
      likes: 6,
    },
  ],
};
