import { type FormEvent, useState } from 'react';
import { typedMoney, typedRate } from '#contract/ad-money.ts';
import type { AdCampaign, AdCategory } from '#contract/ad-shapes.ts';
import { adObjectives, adPricings, adTiers } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import type { AdFacts } from '../../page/ad-facts.ts';
import { objectiveNames, pricingNames, tierNames } from '../../parts/ad-names.ts';
import type { useAdAct } from '../../parts/use-ad-act.ts';
import { Select, Switch } from '../../ui/choices.tsx';
import { ChosenSelect } from '../../ui/chosen-select.tsx';
import { Field } from '../../ui/field.tsx';
import { AudienceFields, type SiteCategory } from './audience-fields.tsx';
import { dateWarning } from './campaign-words.ts';
import { FieldFault, readCampaignForm } from './read-campaign.ts';

const number = (value: number | null | undefined): string => (value == null ? '' : String(value));

/** What a campaign is, new or existing: who pays, when it runs, what it may cost, and whom it is for. */
export function CampaignForm(props: {
  campaign: AdCampaign | null;
  categories: readonly AdCategory[];
  siteCategories: readonly SiteCategory[];
  facts: AdFacts;
  today: string;
  act: ReturnType<typeof useAdAct>;
  onDone(): void;
}) {
  const { categories, siteCategories, facts, today, act, onDone } = props;
  // The values when the form was opened.
  const [campaign] = useState(props.campaign);
  const [pricing, setPricing] = useState<string>(campaign?.goals.pricing ?? 'flat');
  const [end, setEnd] = useState(campaign?.end_date ?? '');
  const [fault, setFault] = useState<FieldFault | null>(null);
  const { currency } = facts;
  const goals = campaign?.goals ?? {};
  const wrong = (name: string) => (fault?.field === name ? fault.message : null);
  const money = (value: number | null | undefined) => (value == null ? '' : typedMoney(value, currency));

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setFault(null);
    let read: ReturnType<typeof readCampaignForm>;
    try {
      read = readCampaignForm(form, currency);
    } catch (error) {
      if (!(error instanceof FieldFault)) throw error;
      setFault(error);
      event.currentTarget.querySelector<HTMLElement>(`[name="${error.field}"]`)?.focus();
      return;
    }
    const done = await act.run('Error', async () => {
      const saved =
        campaign === null
          ? await call('create_ad_campaign', { ...read, p_is_active: form.get('is_active') === 'on' })
          : await call('update_ad_campaign', { p_id: campaign.id, ...read });
      return campaign === null ? `“${saved.name}” was created.` : `“${saved.name}” was saved.`;
    });
    if (done) onDone();
  };
  const dates = dateWarning(end, today);
  return (
    <form className="form" onSubmit={(event) => void save(event)}>
      <Field
        label="Name"
        name="name"
        defaultValue={campaign?.name ?? ''}
        maxLength={limits.adNameLength}
        required
      />
      <div className="two">
        <Select
          label="Objective"
          name="objective"
          defaultValue={campaign?.objective ?? 'awareness'}
          options={adObjectives.map((one) => [one, objectiveNames[one]] as const)}
        />
        <Select
          label="Category"
          name="category"
          defaultValue={campaign?.category_id ?? ''}
          options={[['', 'None'], ...categories.map(({ id, name }) => [id, name] as const)]}
        />
      </div>
      <div className="two">
        <Field
          label="First day"
          name="start_date"
          type="date"
          defaultValue={campaign?.start_date ?? ''}
          hint="Empty: at once."
        />
        <Field
          label="Last day"
          name="end_date"
          type="date"
          defaultValue={campaign?.end_date ?? ''}
          onChange={({ target }) => setEnd(target.value)}
          hint={dates ?? `It still belongs to the run (${facts.timeZone}).`}
        />
      </div>
      <div className="two">
        <Field
          label="Advertiser"
          name="advertiser_name"
          defaultValue={campaign?.advertiser_name ?? ''}
          maxLength={limits.adNameLength}
          hint="Shown with the ad; empty: the site."
        />
        <Field
          label="Paid by"
          name="paid_by"
          defaultValue={campaign?.paid_by ?? ''}
          maxLength={limits.adNameLength}
          hint="Shown with the ad; empty: the advertiser."
        />
      </div>
      {campaign === null && (
        <Switch
          label="Active"
          hint="It may be shown as soon as it has creatives and postings."
          name="is_active"
          defaultChecked
        />
      )}
      <h3>Budget and goals</h3>
      <div className="two">
        <Field
          label={`Total budget, ${currency}`}
          name="budget_total"
          inputMode="decimal"
          defaultValue={money(goals.budget_total)}
          error={wrong('budget_total')}
          hint="Empty: no limit."
        />
        <Field
          label={`Daily budget, ${currency}`}
          name="budget_daily"
          inputMode="decimal"
          defaultValue={money(goals.budget_daily)}
          error={wrong('budget_daily')}
          hint="Empty: no limit."
        />
      </div>
      <ChosenSelect
        label="Pricing"
        value={pricing}
        options={adPricings.map((one) => [one, pricingNames[one]] as const)}
        onChange={setPricing}
      />
      <input type="hidden" name="pricing" value={pricing} />
      {pricing !== 'flat' && (
        <Field
          label={`Rate ${pricing === 'cpc' ? 'per click' : 'per 1,000'}, ${currency}`}
          name="rate"
          inputMode="decimal"
          defaultValue={goals.rate ? typedRate(goals.rate, currency) : ''}
          error={wrong('rate')}
          required
        />
      )}
      <div className="two">
        <Field
          label="Impressions to reach"
          name="impressions"
          inputMode="numeric"
          defaultValue={number(goals.impressions)}
          error={wrong('impressions')}
        />
        <Field
          label="Clicks to reach"
          name="clicks"
          inputMode="numeric"
          defaultValue={number(goals.clicks)}
          error={wrong('clicks')}
        />
      </div>
      <div className="two">
        <Select
          label="Pacing"
          name="pacing"
          defaultValue={goals.pacing ?? 'even'}
          options={[
            ['even', 'Evenly'],
            ['asap', 'As fast as possible'],
          ]}
        />
        <Select
          label="Tier"
          name="tier"
          defaultValue={goals.tier ?? 'remnant'}
          options={adTiers.map((one) => [one, tierNames[one]] as const)}
        />
      </div>
      <div className="two">
        <Field
          label="Weight"
          name="weight"
          inputMode="numeric"
          defaultValue={number(goals.weight ?? 1)}
          error={wrong('weight')}
          hint="Among those of the same rank, 1 to 1000."
        />
        <Field
          label="Most per viewer in all"
          name="cap_total"
          inputMode="numeric"
          defaultValue={number(goals.caps?.total)}
          error={wrong('cap_total')}
          hint="Empty: as the settings say."
        />
        <Field
          label="Most per visit"
          name="cap_session"
          inputMode="numeric"
          defaultValue={number(goals.caps?.session)}
          error={wrong('cap_session')}
        />
        <Field
          label="Seconds between two"
          name="cap_seconds"
          inputMode="numeric"
          defaultValue={number(goals.caps?.per_seconds)}
          error={wrong('cap_seconds')}
        />
      </div>
      <AudienceFields campaign={campaign} siteCategories={siteCategories} />
      <div className="ends">
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {campaign === null ? 'Create Campaign' : 'Update Campaign'}
        </button>
      </div>
    </form>
  );
}
