import { Form } from 'react-router';
import { adReportBys, adReportNames } from '#contract/ad-figure-words.ts';
import { adDevices, adPageTypes } from '#contract/ad-words.ts';
import * as adminPaths from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-figures.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import type { ReportAddress } from './report-address.ts';

export interface Named {
  id: string;
  name: string;
}
type Choices = readonly (readonly [value: string, words: string])[];

function Pick(props: { label: string; name: string; value: string | null; none?: string; choices: Choices }) {
  return (
    <label className="ads-report-pick">
      <span>{props.label}</span>
      <select className="field" name={props.name} defaultValue={props.value ?? ''}>
        {props.none !== undefined && <option value="">{props.none}</option>}
        {props.choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const bys: Choices = adReportBys.map((by) => [by, adReportNames[by]]);

/** What is asked for; all of it goes into the address. */
export function ReportBuilder(props: {
  address: ReportAddress;
  timeZone: string;
  campaigns: readonly Named[];
  placements: readonly Named[];
  /** Why it cannot be answered. */
  fault: string | null;
}) {
  const { address, campaigns, placements, fault, timeZone } = props;
  const { filters } = address;
  const named = (things: readonly Named[]): Choices => things.map(({ id, name }) => [id, name]);
  return (
    <Form className="ads-report-builder" action={adminPaths.adReports()} key={JSON.stringify(address)}>
      <Field label={texts.from} type="date" name="from" defaultValue={address.from} required />
      <Field
        label={texts.to}
        type="date"
        name="to"
        defaultValue={address.to}
        hint={fillIn(texts.daysInTimeZoneLabel, { timeZone })}
        required
      />
      <Pick label={texts.by} name="by" value={address.by} choices={bys} />
      <Pick label={texts.thenBy} name="and" value={address.and} none={texts.nothingElse} choices={bys} />
      <Pick
        label={texts.campaign}
        name="campaign_id"
        value={filters.campaign_id}
        none={texts.allCampaigns}
        choices={named(campaigns)}
      />
      <Pick
        label={texts.placement}
        name="placement_id"
        value={filters.placement_id}
        none={texts.allPlacements}
        choices={named(placements)}
      />
      <Pick
        label={texts.pageType}
        name="page_type"
        value={filters.page_type}
        none={texts.allPageTypes}
        choices={adPageTypes.map((one) => [one, one])}
      />
      <Pick
        label={texts.device}
        name="device"
        value={filters.device}
        none={texts.allDevices}
        choices={adDevices.map((one) => [one, one])}
      />
      <Field
        label={texts.country}
        name="country"
        defaultValue={filters.country ?? ''}
        maxLength={2}
        pattern="[A-Za-z]{2}"
        hint={texts.countryHint}
      />
      <label className="ads-report-tick">
        <input type="checkbox" name="reasons" defaultChecked={address.reasons} />
        <span>{texts.showWhyEventsDontCount}</span>
      </label>
      <FormNote wrong={fault} />
      <button type="submit" className="btn sm pri">
        {texts.showReport}
      </button>
    </Form>
  );
}
