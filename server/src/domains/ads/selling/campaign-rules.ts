import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { readLine, readOptionalLine } from '../typed-line.ts';
import { readAdDay } from '../typed-time.ts';
import { readTargets } from './audience-rules.ts';
import type { CampaignFields } from './campaign-fields.ts';
import { checkGoals, fillGoals } from './goal-rules.ts';

type Typed = Partial<Input<'create_ad_campaign'>>;

/** What a campaign has before anybody said anything of it. */
const nothing: CampaignFields = {
  name: '',
  objective: 'awareness',
  categoryId: null,
  startDate: null,
  endDate: null,
  audience: {},
  note: null,
  goals: fillGoals('awareness', null),
  advertiserName: null,
  paidBy: null,
};

/**
 * A campaign with what somebody typed over what it was; `before` null: a new one. Throws `badInput` naming the field, also where
 * its parts contradict each other.
 */
export function readCampaign(typed: Typed, before: CampaignFields | null, timeZone: string): CampaignFields {
  const old = before ?? nothing;
  const given = <T>(value: T | undefined, read: (value: T) => T, otherwise: T): T =>
    value === undefined ? otherwise : read(value);
  const day = (field: 'p_start_date' | 'p_end_date', otherwise: string | null) =>
    given(typed[field], (text) => readAdDay(field, text, timeZone), otherwise);
  const name = (field: 'p_advertiser_name' | 'p_paid_by', otherwise: string | null) =>
    given(typed[field], (text) => readOptionalLine(field, text, limits.adNameLength), otherwise);
  const objective = typed.p_objective ?? old.objective;
  const { audience, note } =
    typed.p_target_audience === undefined ? old : readTargets(typed.p_target_audience, old);
  const read: CampaignFields = {
    name:
      typed.p_name === undefined
        ? old.name
        : readLine('p_name', typed.p_name, limits.adNameLength, 'Please enter a name for the campaign.'),
    objective,
    categoryId: typed.p_category_id === undefined ? old.categoryId : typed.p_category_id,
    startDate: day('p_start_date', old.startDate),
    endDate: day('p_end_date', old.endDate),
    audience,
    note,
    goals:
      typed.p_goals === undefined && before !== null
        ? old.goals
        : fillGoals(objective, typed.p_goals ?? null),
    advertiserName: name('p_advertiser_name', old.advertiserName),
    paidBy: name('p_paid_by', old.paidBy),
  };
  if (read.startDate !== null && read.endDate !== null && read.endDate < read.startDate)
    throw badInput('p_end_date', 'It ends before it starts.');
  checkGoals(read.goals, read.endDate);
  return read;
}
