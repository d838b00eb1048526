import { existsSync, readFileSync } from 'node:fs';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Words = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 1000 });

/** Lists that an operator edits. All are optional in the file; what is left out keeps its default. */
export const Settings = Type.Object(
  {
    siteName: Type.String({ minLength: 1, maxLength: 60 }),
    siteDescription: Type.String({ maxLength: 300 }),
    /** Where "Leave" on the age gate goes. */
    exitUrl: Type.String({ pattern: '^https?://' }),
    faq: Type.Array(
      Type.Object({ question: Type.String(), answer: Type.String() }, { additionalProperties: false }),
    ),
    /** Figures that praise the site beside the sign-up of the dialog, e.g. `140M` `daily users`. They must be true. */
    signUpFigures: Type.Array(
      Type.Object(
        {
          figure: Type.String({ minLength: 1, maxLength: 12 }),
          words: Type.String({ minLength: 1, maxLength: 40 }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 3 },
    ),
    /** Words that no search, title, tag or description may hold. They extend the built-in list and never shorten it. */
    prohibitedTerms: Words,
    /** A comment that holds one of these waits until somebody has looked at it. */
    holdWords: Words,
    /** A category whose name contains one of these is "Most Popular". */
    mostPopularNames: Words,
    /** Hosts whose players may stand in a frame. */
    embedHosts: Words,
    /** Sites that may show our player in a frame: hosts like `blog.example` (with what is under them), or `*` for every site. */
    embeddedBy: Type.Array(
      Type.String({ pattern: '^(\\*|[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?)$', maxLength: 200 }),
      { maxItems: 200 },
    ),
    /** Heights of renditions that the operator adds to 240, 360, 480, 720 and 1080. */
    extraRungs: Type.Array(Type.Union([Type.Literal(1440), Type.Literal(2160)])),
    /** Longest video that may come in, in seconds. */
    longestVideoSeconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

export const defaultSettings: Settings = {
  siteName: 'Tsukimi',
  siteDescription: 'Adult anime to watch, collect and share. For people over 18.',
  exitUrl: 'https://duckduckgo.com/',
  faq: [
    {
      question: 'Who may use this site?',
      answer: 'People who are 18 or older, or older still where the law of their place asks for more.',
    },
    {
      question: 'What may be shown here?',
      answer:
        'Drawn and filmed work for adults in which everyone depicted is an adult. Anything that shows or suggests a minor is forbidden and removed, drawn or not.',
    },
    {
      question: 'When does a view count?',
      answer:
        'When ten seconds, or a quarter of a shorter video, have been watched; once per viewer and video within an hour. Visits of bots and of the uploader do not count.',
    },
    {
      question: 'How are the Top 5 made?',
      answer:
        'By the number of different viewers a video had in the period. Trending gives recent viewers more weight; the weight halves every day.',
    },
    {
      question: 'How do I change the size and number of pictures?',
      answer:
        'Open Layout Settings in the menu: five views, three to eight columns, and previews on or off. Your browser keeps the choice.',
    },
    {
      question: 'Which keys does the player know?',
      answer:
        'Press ? in the player to see them all. Space or k plays and pauses, j and l jump ten seconds, f is full screen.',
    },
  ],
  signUpFigures: [],
  prohibitedTerms: [],
  holdWords: [],
  mostPopularNames: ['milf', 'blonde', 'hardcore', 'threesome', 'verified models'],
  embedHosts: [],
  embeddedBy: ['*'],
  extraRungs: [],
  longestVideoSeconds: 6 * 3600,
};

/** Reads the operator's file, if there is one; says what is wrong with it in words. */
export function readSettings(file: string): { settings: Settings; faults: string[] } {
  if (!existsSync(file)) return { settings: defaultSettings, faults: [] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { settings: defaultSettings, faults: [`${file} is not valid JSON: ${(error as Error).message}`] };
  }
  const settings = { ...defaultSettings, ...(parsed as object) };
  const faults = [...Value.Errors(Settings, settings)].map(
    (fault) => `${file}: ${fault.instancePath || 'the file'} ${fault.message}.`,
  );
  return { settings: faults.length === 0 ? settings : defaultSettings, faults };
}
