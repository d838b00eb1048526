import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { typedMoney, typedRate } from '#contract/ad-money.ts';
import type { AdCampaign, AdCategory } from '#contract/ad-shapes.ts';
import { adObjectives, adPricings, adTiers } from '#contract/ad-words.ts';
import { call } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../admin-paths.ts';
import { focusWrong } from '../../lib/fault-of-form.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import type { AdFacts } from '../../page/ad-facts.ts';
import { objectiveNames, pricingNames, tierNames } from '../../parts/ad-names.ts';
import { FormOfAct } from '../../parts/form-of-act.tsx';
import type { useAdAct } from '../../parts/use-ad-act.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { Select, Switch } from '../../ui/choices.tsx';
import { ChosenSelect } from '../../ui/chosen-select.tsx';
import { DialogStatus } from '../../ui/dialog-status.tsx';
import { Field } from '../../ui/field.tsx';
import { PinnedEnds } from '../../ui/pinned-ends.tsx';
import { AudienceFields, type SiteCategory } from './audience-fields.tsx';
import { CampaignCheck, CampaignStep } from './campaign-step.tsx';
import { type CampaignStepName, campaignSteps, stateOfSteps, stepTitles } from './campaign-steps.ts';
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
  const lacks = campaign === null ? 'creative' : campaign.lacks;
  const [steps, setSteps] = useState<ReturnType<typeof stateOfSteps> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const look = useCallback(() => {
    const form = place.current?.closest('form');
    if (form) setSteps(stateOfSteps(new FormData(form), { currency, lacks }));
  }, [currency, lacks]);
  // How the price is counted is a field of its own that no change tells of.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from the form
  useEffect(look, [look, pricing]);
  useEffect(() => {
    if (fault !== null) focusWrong(place.current?.closest('form'));
  }, [fault]);
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
      return;
    }
    const done = await act.run(texts.error, async () => {
      const saved =
        campaign === null
          ? await call('create_ad_campaign', { ...read, p_is_active: form.get('is_active') === 'on' })
          : await call('update_ad_campaign', { p_id: campaign.id, ...read });
      return campaign === null
        ? {
            kind: 'success',
            text: fillIn(texts.nameWasCreated, { name: saved.name }),
            next: { to: adminPaths.adCreatives({ for: saved.id }), words: texts.createACreativeForIt },
          }
        : fillIn(texts.nameWasSaved, { name: saved.name });
    });
    if (done) onDone();
  };
  const dates = dateWarning(end, today);
  const stepOf = (name: CampaignStepName) => ({
    number: campaignSteps.indexOf(name) + 1,
    title: stepTitles[name],
    ...(steps && { state: steps[name] }),
  });
  return (
    <FormOfAct act={act} className="form" onChange={look} onSubmit={(event) => void save(event)}>
      <div ref={place} hidden />
      <CampaignStep {...stepOf('what')}>
        <Field
          label={texts.name}
          name="name"
          defaultValue={campaign?.name ?? ''}
          maxLength={limits.adNameLength}
          required
        />
        <div className="two">
          <Select
            label={texts.objective}
            name="objective"
            defaultValue={campaign?.objective ?? 'awareness'}
            options={adObjectives.map((one) => [one, objectiveNames[one]] as const)}
          />
          <Select
            label={texts.category}
            name="category"
            defaultValue={campaign?.category_id ?? ''}
            options={[['', texts.none], ...categories.map(({ id, name }) => [id, name] as const)]}
          />
        </div>
        <div className="two">
          <Field
            label={texts.advertiser}
            name="advertiser_name"
            defaultValue={campaign?.advertiser_name ?? ''}
            maxLength={limits.adNameLength}
            hint={texts.advertiserHint}
          />
          <Field
            label={texts.paidBy}
            name="paid_by"
            defaultValue={campaign?.paid_by ?? ''}
            maxLength={limits.adNameLength}
            hint={texts.paidByHint}
          />
        </div>
      </CampaignStep>
      <CampaignStep {...stepOf('where')}>
        <AudienceFields campaign={campaign} siteCategories={siteCategories} wrong={wrong} onChange={look} />
      </CampaignStep>
      <CampaignStep {...stepOf('when')}>
        <div className="two">
          <Field
            label={texts.firstDay}
            name="start_date"
            type="date"
            defaultValue={campaign?.start_date ?? ''}
            hint={texts.firstDayHint}
          />
          <Field
            label={texts.lastDay}
            name="end_date"
            type="date"
            defaultValue={campaign?.end_date ?? ''}
            onChange={({ target }) => setEnd(target.value)}
            hint={dates ?? fillIn(texts.lastDayHint, { timeZone: facts.timeZone })}
          />
        </div>
        {campaign === null && (
          <Switch label={texts.active} hint={texts.activeHint} name="is_active" defaultChecked />
        )}
      </CampaignStep>
      <CampaignStep {...stepOf('much')}>
        <div className="two">
          <Field
            label={fillIn(texts.totalBudgetCurrency, { currency })}
            name="budget_total"
            inputMode="decimal"
            defaultValue={money(goals.budget_total)}
            error={wrong('budget_total')}
            hint={texts.noLimitHint}
          />
          <Field
            label={fillIn(texts.dailyBudgetCurrency, { currency })}
            name="budget_daily"
            inputMode="decimal"
            defaultValue={money(goals.budget_daily)}
            error={wrong('budget_daily')}
            hint={texts.noLimitHint}
          />
        </div>
        <ChosenSelect
          label={texts.pricing}
          value={pricing}
          options={adPricings.map((one) => [one, pricingNames[one]] as const)}
          onChange={setPricing}
        />
        <input type="hidden" name="pricing" value={pricing} />
        {pricing !== 'flat' && (
          <Field
            label={fillIn(pricing === 'cpc' ? texts.ratePerClick : texts.ratePer1000, { currency })}
            name="rate"
            inputMode="decimal"
            defaultValue={goals.rate ? typedRate(goals.rate, currency) : ''}
            error={wrong('rate')}
            required
          />
        )}
        <div className="two">
          <Field
            label={texts.impressionsToReach}
            name="impressions"
            inputMode="numeric"
            defaultValue={number(goals.impressions)}
            error={wrong('impressions')}
          />
          <Field
            label={texts.clicksToReach}
            name="clicks"
            inputMode="numeric"
            defaultValue={number(goals.clicks)}
            error={wrong('clicks')}
          />
        </div>
        <div className="two">
          <Select
            label={texts.pacing}
            name="pacing"
            defaultValue={goals.pacing ?? 'even'}
            options={[
              ['even', texts.evenly],
              ['asap', texts.asFastAsPossible],
            ]}
          />
          <Select
            label={texts.tier}
            name="tier"
            defaultValue={goals.tier ?? 'remnant'}
            options={adTiers.map((one) => [one, tierNames[one]] as const)}
          />
        </div>
        <div className="two">
          <Field
            label={texts.weight}
            name="weight"
            inputMode="numeric"
            defaultValue={number(goals.weight ?? 1)}
            error={wrong('weight')}
            hint={texts.weightHint}
          />
          <Field
            label={texts.mostPerViewer}
            name="cap_total"
            parameter="p_goals.caps.total"
            inputMode="numeric"
            defaultValue={number(goals.caps?.total)}
            error={wrong('cap_total')}
            hint={texts.capsHint}
          />
          <Field
            label={texts.mostPerVisit}
            name="cap_session"
            parameter="p_goals.caps.session"
            inputMode="numeric"
            defaultValue={number(goals.caps?.session)}
            error={wrong('cap_session')}
          />
          <Field
            label={texts.secondsBetweenTwoAds}
            name="cap_seconds"
            parameter="p_goals.caps.per_seconds"
            inputMode="numeric"
            defaultValue={number(goals.caps?.per_seconds)}
            error={wrong('cap_seconds')}
          />
        </div>
      </CampaignStep>
      <CampaignStep {...stepOf('creative')}>
        <p className="said">
          {sentence(texts.whereCreativesAre, {
            creatives: (words) => (
              <Link className="ad-link" to={adminPaths.adCreatives()}>
                {words}
              </Link>
            ),
            posting: (words) => (
              <Link className="ad-link" to={adminPaths.adPostings()}>
                {words}
              </Link>
            ),
          })}
        </p>
      </CampaignStep>
      <CampaignStep number={campaignSteps.length + 1} title={texts.stepCheck}>
        {steps && <CampaignCheck steps={steps} />}
      </CampaignStep>
      <PinnedEnds said={<DialogStatus act={act} />}>
        <button type="submit" className="btn sm pri" disabled={act.isBusy}>
          {campaign === null ? texts.createCampaign : texts.updateCampaign}
        </button>
      </PinnedEnds>
    </FormOfAct>
  );
}
