/** What a sworn notice demands of a decision that upholds it. */
export interface SwornDemand {
  readonly measure: 'disable' | 'remove';
  /** The file of a removed video, and what is like it, is barred. */
  readonly staysDown?: true;
  /** The author gets a strike at least. */
  readonly strike?: true;
  /** Hours within which it is answered, if whoever swears it is shown. Unless somebody looks at it by then, it goes out of sight until they do. */
  readonly answerHours?: number;
  /** Said to the admin who decides. */
  readonly hint: string;
}

/**
 * What this site forbids, once: the form of a report, decisions and their statements, and the order in which cases are
 * looked at are made from it, and so are the tables of the transparency page and the export of statements. The names of the categories are those of the API.
 */
export interface PolicyCategory {
  /** What somebody who reports chooses. */
  readonly choice: string;
  /** Its short name, in the lists of admins. */
  readonly name: string;
  /** The rule, as a statement of reasons quotes it. */
  readonly rule: string;
  /** 3: it breaks the law or harms somebody; 1: it annoys. */
  readonly gravity: 1 | 2 | 3;
  /** A minor may be shown: it comes before everything else, and only admins with `child_safety` see it. */
  readonly isAboutMinors?: true;
  /** Hours within which a report of it is decided; absent: without a fixed time. */
  readonly answerHours?: number;
  /** Reports do not name it: who is concerned says so in a sworn notice. */
  readonly isForNoticesOnly?: true;
  readonly sworn?: SwornDemand;
  /** How a decision by it is named in the European Commission's database of statements of reasons. */
  readonly statement: {
    readonly category: `STATEMENT_CATEGORY_${string}`;
    readonly keyword?: `KEYWORD_${string}`;
    /** The law that it breaks; absent: it breaks the terms. */
    readonly law?: string;
    /** It breaks the terms, and a law too, which depends on the case. */
    readonly maybeIllegal?: true;
  };
}

const categories = {
  INFRINGEMENT_LEGAL: {
    choice: 'It infringes my rights or breaks the law',
    name: 'Rights or law',
    rule: 'Nothing may break the law or the rights of others.',
    gravity: 3,
    statement: { category: 'STATEMENT_CATEGORY_NOT_SPECIFIED_NOTICE', maybeIllegal: true },
  },
  COPYRIGHT: {
    choice: 'Copyright',
    name: 'Copyright',
    rule: 'Nothing may be published without the consent of whoever has the rights to it.',
    gravity: 2,
    sworn: {
      measure: 'disable',
      strike: true,
      hint: 'There’s a copyright notice: upheld for copyright, the video is disabled until a counter-notice brings it back, and its author gets a strike at least.',
    },
    statement: {
      category: 'STATEMENT_CATEGORY_INTELLECTUAL_PROPERTY_INFRINGEMENTS',
      keyword: 'KEYWORD_COPYRIGHT_INFRINGEMENT',
      law: 'Copyright law: Directive 2001/29/EC, and 17 U.S.C. 512',
    },
  },
  POTENTIALLY_FEATURES_MINOR: {
    choice: 'Potentially features a minor',
    name: 'Possibly a minor',
    rule: 'Nothing may show, describe or suggest a minor, drawn or not.',
    gravity: 3,
    isAboutMinors: true,
    answerHours: 24,
    statement: {
      category: 'STATEMENT_CATEGORY_PROTECTION_OF_MINORS',
      keyword: 'KEYWORD_CHILD_SEXUAL_ABUSE_MATERIAL',
      law: 'Directive 2011/93/EU',
    },
  },
  NON_CONSENSUAL_IMAGES: {
    choice: 'Shows somebody against their will',
    name: 'Shown against their will',
    rule: 'Nothing may show a person who did not agree to it, or no longer does.',
    gravity: 3,
    isForNoticesOnly: true,
    sworn: {
      measure: 'remove',
      staysDown: true,
      answerHours: 48,
      hint: 'Somebody swears that they are shown against their will: upheld, it is removed with its copies, and its file stays down.',
    },
    statement: {
      category: 'STATEMENT_CATEGORY_CYBER_VIOLENCE',
      keyword: 'KEYWORD_NON_CONSENSUAL_IMAGE_SHARING',
      maybeIllegal: true,
    },
  },
  VIOLENT_HARMFUL: {
    choice: 'Violent or harmful acts',
    name: 'Violent or harmful',
    rule: 'Nothing may show or praise real violence, or call for harm.',
    gravity: 3,
    statement: { category: 'STATEMENT_CATEGORY_VIOLENCE' },
  },
  HATEFUL_INFLAMMATORY: {
    choice: 'Hateful or inflammatory',
    name: 'Hateful',
    rule: 'Nothing may spread hatred of people for what they are.',
    gravity: 2,
    statement: { category: 'STATEMENT_CATEGORY_ILLEGAL_OR_HARMFUL_SPEECH', maybeIllegal: true },
  },
  SPAM_MISLEADING_SPONSORED: {
    choice: 'Spam, misleading or hidden advertising',
    name: 'Spam or misleading',
    rule: 'Nothing may mislead, repeat itself at others, or advertise in hiding.',
    gravity: 1,
    statement: {
      category: 'STATEMENT_CATEGORY_CONSUMER_INFORMATION',
      keyword: 'KEYWORD_HIDDEN_ADVERTISEMENT',
    },
  },
  OTHER_INAPPROPRIATE: {
    choice: 'Other, inappropriate',
    name: 'Other',
    rule: 'Nothing may be out of place on a site for adults who treat each other well.',
    gravity: 1,
    statement: { category: 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC' },
  },
} as const satisfies Record<string, PolicyCategory>;

export type PolicyCategoryName = keyof typeof categories;
export const policy: Readonly<Record<PolicyCategoryName, PolicyCategory>> = categories;
export const policyCategoryNames = Object.keys(categories) as readonly PolicyCategoryName[];
type OfNotices = {
  [K in PolicyCategoryName]: (typeof categories)[K] extends { isForNoticesOnly: true } ? K : never;
}[PolicyCategoryName];
/** What whoever reports can choose from. */
export type ReportChoiceName = Exclude<PolicyCategoryName, OfNotices>;
/** In the order of the form. */
export const reportChoiceNames = policyCategoryNames.filter(
  (name): name is ReportChoiceName => policy[name].isForNoticesOnly !== true,
);
