import type { SettingName, SiteSettings } from '#contract/site-settings.ts';
import type { FormAnswer } from '../../page/page-form.ts';

/** Values as the form holds them: as typed, even where they are not valid. */
export type Typed = Partial<Record<SettingName, unknown>>;
export type Entry = Readonly<Record<string, string>>;

/** What the form of a section answers. */
export interface SettingsAnswer extends FormAnswer {
  /** The faults, each with its field, such as `faq.0.answer`; entries are numbered as in the form. */
  faults: readonly { field: string; message: string }[];
  /** What was typed, if it was refused. */
  typed: Typed | null;
  /** Somebody else saved first: the current values, and the version to save over. */
  now: { settings: SiteSettings; version: number } | null;
}

/** What a form says: as input for the call, as typed, and which row each list entry came from. */
export interface Reading {
  settings: Typed;
  typed: Typed;
  places: Readonly<Record<string, readonly number[]>>;
}

type Read = (form: FormData) => unknown;
interface EntriesReader {
  columns: readonly string[];
  /** What an entry's texts mean, where they are not the value themselves. */
  read?: (entry: Entry) => unknown;
}
export interface Section {
  /** How each setting of the section is read from its form. */
  readonly settings: Readonly<Partial<Record<SettingName, Read | EntriesReader>>>;
}

const bytesOfGigabyte = 2 ** 30;
const secondsOfMinute = 60;
export const inGigabytes = (bytes: number): number => Math.round((bytes / bytesOfGigabyte) * 1000) / 1000;
export const inMinutes = (seconds: number): number => Math.round((seconds / secondsOfMinute) * 100) / 100;

const text =
  (name: string): Read =>
  (form) =>
    String(form.get(name) ?? '').trim();
/** A text of several lines; browsers differ in how they end lines. */
const prose =
  (name: string): Read =>
  (form) =>
    String(form.get(name) ?? '')
      .replace(/\r\n?/g, '\n')
      .trim();
const lines =
  (name: string): Read =>
  (form) => [
    ...new Set(
      String(form.get(name) ?? '')
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  ];
const isOn =
  (name: string): Read =>
  (form) =>
    form.get(name) === 'on';
/** Text that is no number stays as typed, for the server to refuse. */
const times = (form: FormData, name: string, factor: number): unknown => {
  const typed = String(form.get(name) ?? '').trim();
  const number = Number(typed.replace(',', '.'));
  return typed === '' || !Number.isFinite(number) ? typed : Math.round(number * factor);
};

const words = (text: string | undefined): string[] =>
  (text ?? '').split(/[\s,;]+/).filter((word) => word !== '');
/** Text that is no number stays as typed, for the server to refuse. */
const readAgePolicy = ({ places, minimum_age: age, methods }: Entry) => ({
  places: words(places).map((place) => place.toUpperCase()),
  minimum_age: /^\d+$/.test(age ?? '') ? Number(age) : age,
  methods: words(methods).map((method) => method.toLowerCase()),
});

/** The forms of the page, by intent. */
export const sections = {
  site: {
    settings: {
      siteName: text('siteName'),
      siteDescription: text('siteDescription'),
      contactEmail: text('contactEmail'),
      exitUrl: text('exitUrl'),
      securityContact: text('securityContact'),
    },
  },
  legal: {
    settings: {
      establishment: text('establishment'),
      noticeAgent: text('noticeAgent'),
      recordsCustodian: text('recordsCustodian'),
    },
  },
  robots: { settings: { humanCheck: (form) => (isOn('humanCheck')(form) ? 'work' : 'none') } },
  ages: { settings: { agePolicies: { columns: ['places', 'minimum_age', 'methods'], read: readAgePolicy } } },
  faq: { settings: { faq: { columns: ['question', 'answer'] } } },
  creators: { settings: { creatorFaq: { columns: ['question', 'answer'] } } },
  words: {
    settings: {
      prohibitedTerms: lines('prohibitedTerms'),
      holdWords: lines('holdWords'),
      mostPopularNames: lines('mostPopularNames'),
    },
  },
  frames: { settings: { embedHosts: lines('embedHosts'), embeddedBy: lines('embeddedBy') } },
  library: {
    settings: { hostedLibraryName: text('hostedLibraryName'), hostedLibraryHost: text('hostedLibraryHost') },
  },
  claims: {
    settings: {
      signUpFigures: { columns: ['figure', 'words'] },
      creatorClaims: { columns: ['claim', 'words'] },
    },
  },
  admins: { settings: { fourEyes: isOn('fourEyes') } },
  agreement: { settings: { uploaderAgreement: prose('uploaderAgreement') } },
  uploads: {
    settings: {
      reviewUploads: isOn('reviewUploads'),
      uploadQuota: (form) => ({
        videosPerDay: times(form, 'videosPerDay', 1),
        bytesInAll: times(form, 'gigabytesInAll', bytesOfGigabyte),
      }),
      longestVideoSeconds: (form) => times(form, 'longestVideoMinutes', secondsOfMinute),
      extraRungs: (form) => form.getAll('extraRungs').map(Number),
    },
  },
  encoding: {
    settings: {
      secondGeneration: (form) => ({
        rule: String(form.get('secondGenerationRule') ?? ''),
        leastViews: times(form, 'secondGenerationViews', 1),
      }),
    },
  },
  storage: {
    settings: {
      sourceRetention: (form) => {
        const chosen = String(form.get('sourceRetention') ?? '');
        const days = Number(chosen);
        return chosen !== '' && Number.isFinite(days) ? { rule: 'days', days } : { rule: chosen, days: 30 };
      },
      tallRungMonths: (form) => times(form, 'tallRungMonths', 1),
    },
  },
  adMoney: {
    settings: {
      adCurrency: (form) =>
        String(form.get('adCurrency') ?? '')
          .trim()
          .toUpperCase(),
      adTimeZone: text('adTimeZone'),
      adLabel: text('adLabel'),
    },
  },
  adLimits: {
    settings: {
      adCaps: (form) => ({
        total: times(form, 'capTotal', 1),
        session: times(form, 'capSession', 1),
        perSeconds: times(form, 'capSeconds', 1),
      }),
      adWindows: (form) => ({
        popups: isOn('popups')(form),
        popunders: isOn('popunders')(form),
        perDay: times(form, 'windowsPerDay', 1),
      }),
    },
  },
  adPlaces: {
    settings: {
      adHosts: lines('adHosts'),
      adExcludedPaths: lines('adExcludedPaths'),
      adExcludedTags: lines('adExcludedTags'),
    },
  },
  adCounting: {
    settings: {
      adEventDays: (form) => times(form, 'adEventDays', 1),
      adClicksPerDay: (form) => times(form, 'adClicksPerDay', 1),
    },
  },
} as const satisfies Record<string, Section>;
export type SectionName = keyof typeof sections;

export const isSection = (name: string): name is SectionName => Object.hasOwn(sections, name);
export const settingsOf = (name: SectionName): SettingName[] =>
  Object.keys(sections[name].settings) as SettingName[];

/** The name of an input in a list entry. */
export const entryInput = (setting: SettingName, column: string): string => `${setting}.${column}`;

/** The rows of a list, as typed. Without script, emptying an entry removes it. */
function readEntries(form: FormData, setting: SettingName, columns: readonly string[]): Entry[] {
  const typed = columns.map((column) => form.getAll(entryInput(setting, column)).map(String));
  const count = Math.max(...typed.map((values) => values.length));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map((column, i) => [column, (typed[i]?.[row] ?? '').trim()])),
  );
}

export function readSection(name: SectionName, form: FormData): Reading {
  const settings: Typed = {};
  const typed: Typed = {};
  const places: Record<string, number[]> = {};
  const readers: Section['settings'] = sections[name].settings;
  for (const [setting, read] of Object.entries(readers) as [SettingName, Read | EntriesReader][]) {
    if (typeof read === 'function') {
      settings[setting] = typed[setting] = read(form);
      continue;
    }
    const rows = readEntries(form, setting, read.columns);
    const remaining = [...rows.keys()].filter((row) =>
      Object.values(rows[row] ?? {}).some((value) => value !== ''),
    );
    const meant = read.read ?? ((entry: Entry) => entry);
    settings[setting] = remaining.map((row) => meant(rows[row] as Entry));
    typed[setting] = rows;
    places[setting] = remaining;
  }
  return { settings, typed, places };
}

/** The call's faults by form field, in words that can stand beside the field. */
export function faultsOfForm(
  faults: readonly { field: string; message: string }[],
  { typed, places }: Reading,
): SettingsAnswer['faults'] {
  return faults.map(({ field, message }) => {
    const [setting = '', index = '', ...rest] = field.replace(/^p_settings\./, '').split('.');
    const place = places[setting]?.[Number(index)];
    if (place !== undefined) {
      const said = message.replace(/^.*?: it /, 'It ');
      return { field: [setting, place, ...rest].join('.'), message: said };
    }
    const list = typed[setting as SettingName];
    const line = Array.isArray(list) && index !== '' ? String(list[Number(index)]) : null;
    return {
      field: [setting, index, ...rest].filter((part) => part !== '').join('.'),
      message:
        line === null ? message.replace(/^.*?: it /, 'It ') : message.replace(/^.*?: it /, `“${line}”: it `),
    };
  });
}
