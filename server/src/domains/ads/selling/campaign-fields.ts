import type { AdAudience } from '#contract/ad-shapes.ts';
import type { AdObjective } from '#contract/ad-words.ts';
import type { FullGoals } from './goal-rules.ts';

/** What somebody says about a campaign. */
export interface CampaignFields {
  name: string;
  objective: AdObjective;
  categoryId: string | null;
  startDate: string | null;
  endDate: string | null;
  audience: AdAudience;
  note: string | null;
  goals: FullGoals;
  advertiserName: string | null;
  paidBy: string | null;
}
