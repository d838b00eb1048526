import type { AdSchedule } from '#contract/ad-figure-shapes.ts';
import { adReportNames, adReportPeriods, adFigureLimits as most } from '#contract/ad-figure-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-ads-figures.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Moment } from '../../ui/moment.tsx';
import { StatusMessage, statusOf } from '../../ui/status-message.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { ReportAddress } from './report-address.ts';
import type { Named } from './report-builder.tsx';
import { reportIntents } from './report-intents.ts';

const periodNames = {
  daily: texts.everyDay,
  weekly: texts.everyMonday,
  monthly: texts.everyFirst,
} as const;

/** The reports that come to the admin by mail, and a form for the one that is shown. */
export function Schedules({
  schedules,
  address,
}: {
  schedules: readonly AdSchedule[];
  address: ReportAddress;
}) {
  const form = useSectionForm(reportIntents.schedule);
  const ending = useSectionForm(reportIntents.unschedule);
  return (
    <AdminSection title={texts.byEmail} lead={texts.howReportsCome}>
      <form.Form method="post" className="form" key={form.times}>
        <input type="hidden" name="intent" value={reportIntents.schedule} />
        <Field
          label={texts.name}
          name="name"
          defaultValue={fillIn(texts.byDimension, { dimension: adReportNames[address.by].toLowerCase() })}
          maxLength={most.name}
          error={form.wrong('p_name')}
          required
        />
        <Select
          label={texts.when}
          name="period"
          defaultValue="weekly"
          options={adReportPeriods.map((period) => [period, periodNames[period]])}
        />
        <FormNote wrong={form.wrongWhole('p_name')} done={form.done} />
        <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
          {texts.emailItToMe}
        </button>
      </form.Form>
      <StatusMessage status={statusOf(ending)} of={ending.answer} />
      <DataTable
        label={texts.reportsWeEmailYou}
        rows={schedules}
        keyOf={({ id }) => id}
        columns={[
          { id: 'name', name: texts.report, cell: ({ name }) => name },
          { id: 'period', name: texts.when, cell: ({ period }) => periodNames[period] },
          { id: 'next', name: texts.next, cell: ({ next_at }) => <Moment at={next_at} /> },
          {
            id: 'acts',
            name: texts.actions,
            cell: ({ id, name }) => (
              <ConfirmDetails act={texts.stop} question={fillIn(texts.stopEmailingName, { name })}>
                <ending.Form method="post">
                  <input type="hidden" name="intent" value={reportIntents.unschedule} />
                  <input type="hidden" name="id" value={id} />
                  <button type="submit" className="btn sm flat" aria-disabled={ending.busy}>
                    {texts.yesStopIt}
                  </button>
                </ending.Form>
              </ConfirmDetails>
            ),
          },
        ]}
        empty={<EmptyState text={texts.noReportsByEmailYet} />}
      />
    </AdminSection>
  );
}

/** Proof pages: what an advertiser may see of their campaign, at a secret address. */
export function Proofs(props: {
  origin: string;
  campaigns: readonly Named[];
  proofs: readonly { campaign_id: string; campaign_name: string }[];
}) {
  const { campaigns, proofs, origin } = props;
  const form = useSectionForm(reportIntents.prove);
  const closing = useSectionForm(reportIntents.unprove);
  const given = form.given?.adProof;
  return (
    <AdminSection title={texts.proofPages} lead={texts.whatAProofPageIs}>
      {campaigns.length === 0 ? (
        <EmptyState text={texts.noCampaignsYet}>
          <Link className="btn sm flat" to={adminPaths.adCampaigns()}>
            {texts.campaigns}
          </Link>
        </EmptyState>
      ) : (
        <form.Form method="post" className="form">
          <input type="hidden" name="intent" value={reportIntents.prove} />
          <Select
            label={texts.campaign}
            name="campaign"
            parameter="p_campaign_id"
            defaultValue={campaigns[0]?.id ?? ''}
            options={campaigns.map(({ id, name }) => [id, name])}
          />
          <FormNote wrong={form.wrongWhole()} done={form.done} />
          {given && (
            <p className="ads-proof-address" role="status">
              <a href={memberPaths.proof(given.code)}>{`${origin}${memberPaths.proof(given.code)}`}</a>
              <small>{texts.copyTheAddressNow}</small>
            </p>
          )}
          <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
            {texts.createAddress}
          </button>
        </form.Form>
      )}
      <StatusMessage status={statusOf(closing)} of={closing.answer} />
      <DataTable
        label={texts.campaignsWithAProofPage}
        rows={proofs}
        keyOf={({ campaign_id }) => campaign_id}
        columns={[
          { id: 'campaign', name: texts.campaign, cell: ({ campaign_name }) => campaign_name },
          {
            id: 'acts',
            name: texts.actions,
            cell: ({ campaign_id, campaign_name }) => (
              <ConfirmDetails
                act={texts.close}
                question={fillIn(texts.closeTheProofPage, { campaignName: campaign_name })}
              >
                <closing.Form method="post">
                  <input type="hidden" name="intent" value={reportIntents.unprove} />
                  <input type="hidden" name="campaign" value={campaign_id} />
                  <button type="submit" className="btn sm flat" aria-disabled={closing.busy}>
                    {texts.yesCloseIt}
                  </button>
                </closing.Form>
              </ConfirmDetails>
            ),
          },
        ]}
        empty={<EmptyState text={texts.noProofPagesYet} />}
      />
    </AdminSection>
  );
}

/** A correction of a day that is over, for a posting of the campaign that the report is about. */
export function Correct(props: { postings: readonly Named[]; currency: string; hasCampaign: boolean }) {
  const form = useSectionForm(reportIntents.correct);
  const fields = [
    ['served', texts.served],
    ['viewable', texts.viewable],
    ['clicks', texts.clicks],
    ['conversions', texts.conversions],
  ] as const;
  const shown = ['p_day', 'p_reason', 'p_spent', ...fields.map(([name]) => `p_${name}`)];
  return (
    <AdminSection title={texts.correctFigures} lead={texts.howCorrectionsWork}>
      {props.postings.length === 0 ? (
        <EmptyState text={props.hasCampaign ? texts.noPostings : texts.chooseACampaignAbove} />
      ) : (
        <form.Form method="post" className="form" key={form.times}>
          <input type="hidden" name="intent" value={reportIntents.correct} />
          <Select
            label={texts.posting}
            name="posting"
            parameter="p_posting_id"
            defaultValue={props.postings[0]?.id ?? ''}
            options={props.postings.map(({ id, name }) => [id, name])}
          />
          <Field label={texts.day} type="date" name="day" error={form.wrong('p_day')} required />
          <div className="ads-correct">
            {fields.map(([name, words]) => (
              <Field
                key={name}
                label={words}
                type="number"
                step={1}
                name={name}
                defaultValue="0"
                error={form.wrong(`p_${name}`)}
              />
            ))}
            <Field
              label={fillIn(texts.spendInCurrency, { currency: props.currency })}
              inputMode="decimal"
              name="spent"
              defaultValue="0"
              error={form.wrong('p_spent')}
            />
          </div>
          <TextArea
            label={texts.why}
            hint={texts.minusHint}
            name="reason"
            rows={2}
            maxLength={most.reason}
            error={form.wrong('p_reason')}
            required
          />
          <FormNote wrong={form.wrongWhole(...shown)} done={form.done} />
          <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
            {texts.correctFigures}
          </button>
        </form.Form>
      )}
    </AdminSection>
  );
}
