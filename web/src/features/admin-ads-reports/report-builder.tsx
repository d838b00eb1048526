import { Form } from 'react-router';
import { adReportBys, adReportNames } from '#contract/ad-figure-words.ts';
import { adDevices, adPageTypes } from '#contract/ad-words.ts';
import * as adminPaths from '../../admin-paths.ts';
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
      <Field label="From" type="date" name="from" defaultValue={address.from} required />
      <Field
        label="To"
        type="date"
        name="to"
        defaultValue={address.to}
        hint={`Days in ${timeZone}`}
        required
      />
      <Pick label="By" name="by" value={address.by} choices={bys} />
      <Pick label="And by" name="and" value={address.and} none="Nothing else" choices={bys} />
      <Pick
        label="Campaign"
        name="campaign_id"
        value={filters.campaign_id}
        none="All campaigns"
        choices={named(campaigns)}
      />
      <Pick
        label="Placement"
        name="placement_id"
        value={filters.placement_id}
        none="All placements"
        choices={named(placements)}
      />
      <Pick
        label="Page type"
        name="page_type"
        value={filters.page_type}
        none="All page types"
        choices={adPageTypes.map((one) => [one, one])}
      />
      <Pick
        label="Device"
        name="device"
        value={filters.device}
        none="All devices"
        choices={adDevices.map((one) => [one, one])}
      />
      <Field
        label="Country"
        name="country"
        defaultValue={filters.country ?? ''}
        maxLength={2}
        pattern="[A-Za-z]{2}"
        hint="Two letters such as JP; empty: all"
      />
      <label className="ads-report-tick">
        <input type="checkbox" name="reasons" defaultChecked={address.reasons} />
        <span>Reasons of what does not count</span>
      </label>
      <FormNote wrong={fault} />
      <button type="submit" className="btn sm pri">
        Show the report
      </button>
    </Form>
  );
}
