import { existsSync, readFileSync } from 'node:fs';
import { limits } from '#contract/limits.ts';
import type { SettingName, SettingSource, SiteSettings } from '#contract/site-settings.ts';
import { libraryAddress, settingFaults } from './setting-faults.ts';

export type Settings = SiteSettings;

export const defaultSettings: SiteSettings = {
  siteName: 'Tsukimi',
  siteDescription: 'Adult anime to watch, collect and share. For people over 18.',
  contactEmail: 'contact@localhost',
  securityContact: '',
  noticeAgent: '',
  recordsCustodian: '',
  establishment: '',
  humanCheck: 'none',
  exitUrl: 'https://duckduckgo.com/',
  agePolicies: [],
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
  creatorClaims: [],
  creatorFaq: [
    {
      question: 'Who may apply?',
      answer:
        'Every member with a confirmed email address who is an adult and holds the rights to what is to be published. Everyone depicted must be an adult, drawn or not.',
    },
    {
      question: 'What happens after I have applied?',
      answer:
        'A person reads your application and looks at your links. We tell you the decision on the site and by email, and this page shows it. Until then, you can withdraw the application.',
    },
    {
      question: 'What if I am refused?',
      answer: 'You read the reason here, and may apply again: three times within 30 days at most.',
    },
    {
      question: 'May I upload as soon as I am approved?',
      answer:
        'Not yet. Before the first upload your identity is checked and you sign the agreement for uploaders. After that your uploads are open.',
    },
    {
      question: 'Who sees what I write here?',
      answer:
        'Only the people who run this site. It is in the archive of your data, and goes when you delete your account.',
    },
  ],
  prohibitedTerms: [],
  holdWords: [],
  mostPopularNames: ['milf', 'blonde', 'hardcore', 'threesome', 'verified models'],
  embedHosts: [],
  embeddedBy: ['*'],
  hostedLibraryName: 'Bunny',
  hostedLibraryHost: '',
  extraRungs: [],
  secondGeneration: { rule: 'watched', leastViews: 100 },
  sourceRetention: { rule: 'ready', days: 30 },
  tallRungMonths: 0,
  longestVideoSeconds: 6 * 3600,
  reviewUploads: true,
  fourEyes: false,
  uploaderAgreement: [
    'By signing this agreement I say and promise:',
    '1. I am 18 years old or older, and what I said of myself in the identity check is true.',
    '2. Everyone depicted in what I upload, drawn or filmed, is an adult and appears as one. I upload nothing that shows or suggests a minor, whatever age is claimed.',
    '3. Everyone who is seen in filmed work was an adult when it was made, agreed to being filmed and to its publication here, and I keep the records that show it and hand them over when asked.',
    '4. I hold the rights to what I upload, for as long as it is shown here, and say when a license ends.',
    '5. I upload nothing that was made or spread without the agreement of those in it, and nothing that is against the law.',
    '6. The site may show what I upload to its visitors, prepare it for that, look at it before and after it is published, and take it out of sight or remove it where the rules or the law ask for it.',
    '7. Who breaks this agreement loses the right to upload, and the account may be suspended.',
  ].join('\n\n'),
  uploadQuota: { videosPerDay: 20, bytesInAll: 200 * 2 ** 30 },
  adCurrency: 'EUR',
  adTimeZone: 'UTC',
  adLabel: 'Ad',
  adHosts: [],
  adExcludedPaths: [],
  adExcludedTags: [],
  adCaps: { total: 0, session: 0, perSeconds: 0 },
  adWindows: { popups: true, popunders: true, perDay: 2 },
  adEventDays: limits.adEventDays,
  adClicksPerDay: 5,
};

/** What lies beneath the settings page: the file and the environment, over the defaults. */
export interface GivenSettings {
  readonly values: SiteSettings;
  readonly sources: Readonly<Record<SettingName, SettingSource>>;
}

export const settingNames = Object.keys(defaultSettings) as SettingName[];

/** Settings that have their own variable, which overrides the file. */
const variables: Partial<Record<SettingName, string>> = {
  contactEmail: 'CONTACT_EMAIL',
  hostedLibraryName: 'HOSTED_LIBRARY_NAME',
  hostedLibraryHost: 'HOSTED_LIBRARY_HOST',
};

/** Reads the operator's file, if there is one, and the variables; describes what is wrong with either. */
export function readSettings(
  file: string,
  variable: (name: string) => string | null,
): { given: GivenSettings; faults: string[] } {
  const values: Record<string, unknown> = { ...defaultSettings };
  const sources = Object.fromEntries(settingNames.map((name) => [name, 'default'])) as Record<
    SettingName,
    SettingSource
  >;
  const faults: string[] = [];
  const take = (name: SettingName, value: unknown, source: 'file' | 'environment', told: string): void => {
    const found = settingFaults(name, value);
    for (const fault of found) faults.push(`${told}: ${fault.message}`);
    if (found.length > 0) return;
    values[name] = value;
    sources[name] = source;
  };
  for (const [name, value] of Object.entries(readFile(file, faults))) {
    if (isSettingName(name)) take(name, value, 'file', `${file}, ${name}`);
    else faults.push(`${file}: there is no setting named ${name}.`);
  }
  for (const [name, called] of Object.entries(variables) as [SettingName, string][]) {
    const value = variable(called);
    if (value !== null) take(name, value, 'environment', called);
  }
  return { given: { values: values as unknown as SiteSettings, sources }, faults };
}

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(defaultSettings, name);

function readFile(file: string, faults: string[]): object {
  if (!existsSync(file)) return {};
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (parsed !== null && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed;
    faults.push(`${file} must hold one JSON object.`);
  } catch (error) {
    faults.push(`${file} is not valid JSON: ${(error as Error).message}`);
  }
  return {};
}

/**
 * Where the hosted library's streams come from, e.g. `https://vz-1234.b-cdn.net`; null: there is no library.
 */
export function libraryOrigin({
  hostedLibraryHost: host,
}: Pick<SiteSettings, 'hostedLibraryHost'>): string | null {
  return host === '' ? null : new URL(libraryAddress(host)).origin;
}
