/**
 * What this site forbids, once: the form of a report, decisions and their statements, and the order in which cases are
 * looked at are made from it. The names of the categories are those of the API.
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
}

const categories = {
  INFRINGEMENT_LEGAL: {
    choice: 'It infringes my rights or breaks the law',
    name: 'Rights or law',
    rule: 'Nothing may break the law or the rights of others.',
    gravity: 3,
  },
  COPYRIGHT: {
    choice: 'Copyright',
    name: 'Copyright',
    rule: 'Nothing may be published without the consent of whoever has the rights to it.',
    gravity: 2,
  },
  POTENTIALLY_FEATURES_MINOR: {
    choice: 'Potentially features a minor',
    name: 'Possibly a minor',
    rule: 'Nothing may show, describe or suggest a minor, drawn or not.',
    gravity: 3,
    isAboutMinors: true,
    answerHours: 24,
  },
  VIOLENT_HARMFUL: {
    choice: 'Violent or harmful acts',
    name: 'Violent or harmful',
    rule: 'Nothing may show or praise real violence, or call for harm.',
    gravity: 3,
  },
  HATEFUL_INFLAMMATORY: {
    choice: 'Hateful or inflammatory',
    name: 'Hateful',
    rule: 'Nothing may spread hatred of people for what they are.',
    gravity: 2,
  },
  SPAM_MISLEADING_SPONSORED: {
    choice: 'Spam, misleading or hidden advertising',
    name: 'Spam or misleading',
    rule: 'Nothing may mislead, repeat itself at others, or advertise in hiding.',
    gravity: 1,
  },
  OTHER_INAPPROPRIATE: {
    choice: 'Other, inappropriate',
    name: 'Other',
    rule: 'Nothing may be out of place on a site for adults who treat each other well.',
    gravity: 1,
  },
} as const satisfies Record<string, PolicyCategory>;

export type PolicyCategoryName = keyof typeof categories;
export const policy: Readonly<Record<PolicyCategoryName, PolicyCategory>> = categories;
/** In the order of the form. */
export const policyCategoryNames = Object.keys(categories) as readonly PolicyCategoryName[];
