import { policy, policyCategoryNames } from '#contract/policy.ts';
import type { ReportReason } from '#contract/reports.ts';
import * as texts from '../texts/moderation.ts';
import { Select } from '../ui/choices.tsx';

/** The rule that an act goes by, as the statement of reasons quotes it. */
export const GroundChoice = () => (
  <Select
    label={texts.ruleThatWasBroken}
    name="ground"
    defaultValue=""
    options={[
      ['', texts.noneInParticular] as const,
      ...policyCategoryNames.map((name) => [name, policy[name].name] as const),
    ]}
  />
);

/** What of a form is a rule; null: none in particular. */
export const readGround = (typed: string): ReportReason | null =>
  policyCategoryNames.find((name) => name === typed) ?? null;
