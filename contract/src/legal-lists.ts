/** The pages under `/information`, in the order of their tabs; each name is its address. */
export const legalPages = [
  'terms',
  'privacy',
  'dmca',
  '2257',
  'cookie-notice',
  'recommender',
  'eu-dsa',
] as const;
export type LegalPageName = (typeof legalPages)[number];

export const legalTitles: Readonly<Record<LegalPageName, string>> = {
  terms: 'Terms',
  privacy: 'Privacy',
  dmca: 'DMCA',
  '2257': '2257',
  'cookie-notice': 'Cookie Notice',
  recommender: 'Recommender',
  'eu-dsa': 'EU DSA',
};

/** What a text may name in braces; a sentence with one that the operator has not set is left out. */
export const legalPlaceholders = [
  'site',
  'host',
  'contact',
  'agent',
  'custodian',
  'establishment',
  'age',
  'recipients',
  'recipients_until',
] as const;
export type LegalPlaceholder = (typeof legalPlaceholders)[number];

/** What a text may show by a line of its own, `::cookies`: lists that are made from the program. */
export const legalLists = ['cookies', 'retention', 'ranking', 'policy'] as const;
export type LegalListName = (typeof legalLists)[number];

/** To whoever sent a form under terms that were replaced while they filled it in. */
export const termsChanged =
  'Our terms have changed while you were here. Please read the new ones and send this again: nothing you typed is lost.';

export const legalLimits = {
  bodyLength: 100_000,
  summaryLength: 500,
  /** Characters that a call takes of either before it says what is wrong. */
  typed: 200_000,
} as const;
