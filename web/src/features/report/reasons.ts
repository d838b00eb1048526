import type { ReportReason } from '#contract/reports.ts';

/** The form's wording of the reasons, in its order. */
export const reasonWords: readonly (readonly [ReportReason, string])[] = [
  ['INFRINGEMENT_LEGAL', 'It infringes my rights or breaks the law'],
  ['COPYRIGHT', 'Copyright'],
  ['POTENTIALLY_FEATURES_MINOR', 'Potentially features a minor'],
  ['VIOLENT_HARMFUL', 'Violent or harmful acts'],
  ['HATEFUL_INFLAMMATORY', 'Hateful or inflammatory'],
  ['SPAM_MISLEADING_SPONSORED', 'Spam, misleading or hidden advertising'],
  ['OTHER_INAPPROPRIATE', 'Other, inappropriate'],
];
