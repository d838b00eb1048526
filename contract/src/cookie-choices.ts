/** What a browser may be asked about, in the order of the form. What is necessary is no choice. */
export const choosableGroups = ['preferences', 'statistics', 'advertising'] as const;
export type ChoosableGroup = (typeof choosableGroups)[number];
export type CookieChoices = Readonly<Record<ChoosableGroup, boolean>>;

/** Of the list of what is kept. By the first one, nothing was kept for advertising: who allowed it then is asked anew. */
const version = 2;
export const choiceSeconds = 180 * 86_400;

/** The value of the cookie: the version, when it was chosen (seconds since 1970), and a letter or `-` for each group. */
export const choicesValue = (choices: CookieChoices, seconds: number): string =>
  `${version}.${Math.floor(seconds)}.${choosableGroups.map((group) => (choices[group] ? group[0] : '-')).join('')}`;

const form = /^([12])\.(\d{1,12})\.([p-])([s-])([a-])$/;

/** What a browser chose, and when in milliseconds; null: nothing, or by an older list. */
export function readChoices(value: string | null): { choices: CookieChoices; at: number } | null {
  const parts = form.exec(value ?? '');
  if (!parts) return null;
  const [, made, seconds, ...letters] = parts;
  const [preferences, statistics, advertising] = letters.map((letter) => letter !== '-');
  const knew = Number(made) === version;
  return {
    choices: { preferences: preferences!, statistics: statistics!, advertising: knew && advertising! },
    at: Number(seconds) * 1000,
  };
}

/** What a page knows of the choices of its browser. */
export interface CookieStanding {
  /** Null: nothing was chosen yet. */
  choices: CookieChoices | null;
  /** Milliseconds since 1970; null with `choices`. */
  at: number | null;
  /** Global Privacy Control: statistics and advertising are refused, whatever was chosen. */
  isOptedOut: boolean;
}

export const cookieTexts = {
  title: 'Cookie preferences',
  saved: 'Your choice is saved for 180 days.',
  failed: 'Failed to save your choice. Please try again.',
} as const;
