import { type Static, Type } from 'typebox';
import { ageMethods } from './age.ts';
import { declare } from './call.ts';
import { operatorEmailPattern } from './email-address.ts';
import { limits } from './limits.ts';
import { holdsNoMedia, Input, LinkUrl, Nullable, Timestamp } from './schema-parts.ts';
import { WaitsForSecond } from './second-looks.ts';

/** `description` says in words what a value must be, where its type and limits do not. */
const Host = Type.String({
  pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?$',
  maxLength: 200,
  description: 'a host like player.example.com',
});
const Words = Type.Array(
  Type.String({ pattern: '[\\p{L}\\p{N}]', maxLength: 200, description: 'a word or a phrase' }),
  { maxItems: 1000 },
);
/** One line for people. A brace would look like a placeholder that nobody filled in. */
const Line = (maxLength: number) =>
  Type.String({
    pattern: '^[^\\u0000-\\u001f{}]*[^\\u0000-\\u0020{}][^\\u0000-\\u001f{}]*$',
    maxLength,
    description: 'a line of text without braces',
  });
const OptionalLine = (maxLength: number) =>
  Type.String({
    pattern: '^[^\\u0000-\\u001f{}]*$',
    maxLength,
    description: 'a line of text without braces',
  });
const Prose = (maxLength: number) => Type.String({ pattern: '\\S', maxLength, description: 'a text' });
const Closed = <P extends import('typebox').TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** What an operator sets: in a file, by the environment, or on the page of the back office. */
export const SiteSettings = Closed({
  siteName: Line(60),
  siteDescription: Type.String({ maxLength: 300 }),
  /** Where people write to, and the sender of mails unless MAIL_FROM names another. */
  contactEmail: Type.String({
    pattern: operatorEmailPattern,
    maxLength: limits.emailLength,
    description: 'an email address',
  }),
  /** Whom `/.well-known/security.txt` names for reports of holes: an email address or a page. Empty: there is no such file. */
  securityContact: Type.String({
    pattern: `^$|^https://[^\\s/][^\\s]*$|${operatorEmailPattern}`,
    maxLength: 300,
    description: 'an email address, an address that starts with https://, or nothing',
  }),
  /** Who takes notices of infringement, as the legal pages name them: name, address, telephone. Empty: their sentences are left out. */
  noticeAgent: OptionalLine(500),
  /** Who keeps the records of performers (18 U.S.C. 2257), with a street address. Empty: their sentences are left out. */
  recordsCustodian: OptionalLine(500),
  /** Who runs the site and where they are established. Empty: their sentences are left out. */
  establishment: OptionalLine(500),
  /** What browsers compute before a form is sent signed out; off unless robots are a trouble. */
  humanCheck: Type.Union([Type.Literal('none'), Type.Literal('work')], { description: 'none or work' }),
  /** Where "Leave" on the age gate goes. */
  exitUrl: LinkUrl({
    pattern: '^https?://[^\\s/]',
    maxLength: 500,
    description: 'an address that starts with https:// or http://',
  }),
  /**
   * What the age gate asks where the law asks for more than one's word at 18: the most specific place counts. Without a
   * method the site is not offered there.
   */
  agePolicies: Type.Array(
    Closed({
      places: Type.Array(
        Type.String({
          pattern: '^[A-Z]{2}(-[A-Z0-9]{1,3})?$',
          maxLength: 6,
          description: 'the code of a country like GB, or of a region like US-TX',
        }),
        { minItems: 1, maxItems: 300 },
      ),
      minimum_age: Type.Integer({ minimum: 18, maximum: 25 }),
      methods: Type.Array(
        Type.Union([Type.Literal('declaration'), Type.Literal('identity'), Type.Literal('assurance')], {
          description: 'declaration, identity or assurance',
        }),
        { maxItems: ageMethods.length, uniqueItems: true },
      ),
    }),
    { maxItems: 100 },
  ),
  faq: Type.Array(Closed({ question: Prose(300), answer: Prose(5000) }), { maxItems: 100 }),
  /** Figures that praise the site beside the sign-up of the dialog, e.g. `140M` `daily users`. They must be true. */
  signUpFigures: Type.Array(Closed({ figure: Line(12), words: Line(40) }), { maxItems: 3 }),
  /** What the page for creators promises, e.g. `80 %` `of what your videos earn is yours`. It must be true. */
  creatorClaims: Type.Array(Closed({ claim: Line(40), words: Line(200) }), { maxItems: 12 }),
  /** Questions and answers on the page for creators. */
  creatorFaq: Type.Array(Closed({ question: Prose(300), answer: Prose(5000) }), { maxItems: 100 }),
  /** Words that no search, title, tag or description may hold. They extend the built-in list and never shorten it. */
  prohibitedTerms: Words,
  /** A comment that holds one of these waits until somebody has looked at it. */
  holdWords: Words,
  /** A category whose name contains one of these is "Most Popular". */
  mostPopularNames: Words,
  /** Hosts whose players may stand in a frame. */
  embedHosts: Type.Array(Host, { maxItems: 200 }),
  /** Sites that may embed our player in a frame: hosts like `blog.example` (with what is under them), or `*` for every site. */
  embeddedBy: Type.Array(
    Type.String({
      pattern: '^(\\*|[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?)$',
      maxLength: 200,
      description: 'a host like blog.example, or * for every site',
    }),
    { maxItems: 200 },
  ),
  /** What the hosted video library is called, e.g. on the tab that imports from it. */
  hostedLibraryName: Line(40),
  /** Host that serves the library's HLS, e.g. `vz-1234.b-cdn.net`; https unless the address says otherwise. Empty: none. */
  hostedLibraryHost: Type.String({
    pattern: '^((https?://)?[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:[0-9]{1,5})?(/\\S*)?)?$',
    maxLength: 200,
    description: 'a host like vz-1234.b-cdn.net, or an address that starts with https:// or http://',
  }),
  /** Heights of renditions that the operator adds to 240, 360, 480, 720 and 1080. */
  extraRungs: Type.Array(
    Type.Union([Type.Literal(1440), Type.Literal(2160)], { description: '1440 or 2160' }),
    { maxItems: 2, uniqueItems: true },
  ),
  /** Which videos get an AV1 version beside H.264: those with so many views in 30 days, all, or none. */
  secondGeneration: Closed({
    rule: Type.Union([Type.Literal('watched'), Type.Literal('all'), Type.Literal('never')], {
      description: 'watched, all or never',
    }),
    leastViews: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  }),
  /** When the file goes that a video came as: once all its qualities are made, some days later, or never. */
  sourceRetention: Closed({
    rule: Type.Union([Type.Literal('ready'), Type.Literal('days'), Type.Literal('never')], {
      description: 'ready, days or never',
    }),
    /** Days, where the rule says so. */
    days: Type.Union([Type.Literal(7), Type.Literal(30), Type.Literal(90), Type.Literal(365)], {
      description: '7, 30, 90 or 365',
    }),
  }),
  /** Months after which a video that nobody watches loses its qualities above 720p. 0: it does not. */
  tallRungMonths: Type.Union(
    [Type.Literal(0), Type.Literal(3), Type.Literal(6), Type.Literal(12), Type.Literal(24)],
    { description: '0, 3, 6, 12 or 24' },
  ),
  /** Longest video that may come in, in seconds. */
  longestVideoSeconds: Type.Integer({ minimum: 1, maximum: 86_400 }),
  /** An upload waits for an admin before it is published. A publisher's never does. */
  reviewUploads: Type.Boolean(),
  /** Acts of admins that cannot be undone wait until a second admin confirms them. */
  fourEyes: Type.Boolean(),
  /** What an uploader signs. Other words are another version, which is signed again before the next upload. */
  uploaderAgreement: Prose(20_000),
  /** What one member may upload. */
  uploadQuota: Closed({
    videosPerDay: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** Bytes of all their videos' files, as they came in. */
    bytesInAll: Type.Integer({ minimum: 0, maximum: 2 ** 50 }),
  }),
  /** Budgets and rates are in it: ISO 4217. */
  adCurrency: Type.String({ pattern: '^[A-Z]{3}$', description: 'the code of a currency like EUR' }),
  /** Whose days and hours campaigns and postings run by. */
  adTimeZone: Type.String({
    pattern: '^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+){0,2}$',
    maxLength: 60,
    description: 'a time zone like Europe/Berlin',
  }),
  /** The word that marks advertising. */
  adLabel: Line(20),
  /** Hosts whose pages may stand in the frame of an ad. */
  adHosts: Type.Array(Host, { maxItems: 100 }),
  /** Where no ad stands, beside the pages that never have any: paths like `/about`, with what is under them. */
  adExcludedPaths: Type.Array(
    Type.String({
      pattern: '^/[^\\s?#]*$',
      maxLength: 200,
      description: 'a path like /faq',
    }),
    { maxItems: 200 },
  ),
  /** Tags of pages where no ad stands. */
  adExcludedTags: Words,
  /** How often a viewer sees a campaign that says nothing of it itself; 0: as often as it comes. */
  adCaps: Closed({
    total: Type.Integer({ minimum: 0, maximum: 100_000 }),
    session: Type.Integer({ minimum: 0, maximum: 10_000 }),
    perSeconds: Type.Integer({ minimum: 0, maximum: 31_536_000 }),
  }),
  /** Windows that an ad opens: on top, beneath, and how many a viewer has of both on a day. */
  adWindows: Closed({
    popups: Type.Boolean(),
    popunders: Type.Boolean(),
    perDay: Type.Integer({ minimum: 0, maximum: 50 }),
  }),
  /** Days for which each event of an ad is stored; sums are for good. */
  adEventDays: Type.Integer({ minimum: 1, maximum: 400 }),
  /** Clicks of one viewer on one campaign in a day; more do not count. */
  adClicksPerDay: Type.Integer({ minimum: 1, maximum: 100 }),
});
export type SiteSettings = Static<typeof SiteSettings>;
export type SettingName = keyof SiteSettings;

export const SettingSource = Type.Union([
  Type.Literal('default'),
  Type.Literal('file'),
  Type.Literal('environment'),
  Type.Literal('page'),
]);
export type SettingSource = Static<typeof SettingSource>;

const SettingsNow = Type.Object({
  /** Increases with every change. */
  version: Type.Integer(),
  /** The values in force. */
  settings: SiteSettings,
  /** What each would return to: the default, or what the file or the environment says. */
  given: SiteSettings,
  origins: Type.Array(
    Type.Object({
      name: Type.String(),
      source: SettingSource,
      /** When it was last changed on the page, and by whom; null: never, or by somebody who is gone. */
      changed_at: Nullable(Timestamp),
      changed_by: Nullable(Type.String()),
    }),
  ),
});
export type SettingsNow = Static<typeof SettingsNow>;

export const siteSettingsCalls = {
  get_site_settings: declare({
    kind: 'rpc',
    summary: 'What the operator has set, where each value comes from, and what it would go back to.',
    access: 'admin',
    proof: 'none',
    limit: 'read',
    get: true,
    input: Input({}),
    output: SettingsNow,
  }),
  update_site_settings: declare({
    kind: 'rpc',
    summary:
      'Changes the named settings for every process at once, and returns all of them. Null returns a setting to what the file, the environment or the default says. `p_version` is the version that the changes are based on. While `fourEyes` is on, changes that switch it off, and rules that delete more files, wait for a second admin.',
    access: 'admin',
    proof: 'none',
    limit: 'write',
    input: Input({
      /** Values by the names of `settings`; each may be null. */
      p_settings: Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(holdsNoMedia), {
        minProperties: 1,
      }),
      p_version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    }),
    output: Type.Object({ ...SettingsNow.properties, waits_for_second: WaitsForSecond }),
    errors: [
      'badInput (400): a value is not as it must be; `details` is a JSON list of `{field, message}`, a field being like `p_settings.faq.0.answer`',
      'conflict (409): somebody else has changed one of the named settings since `p_version`, or this waits for a second admin',
    ],
  }),
};
