import type { AdCampaign } from '#contract/ad-shapes.ts';
import { adDevices, adViewers } from '#contract/ad-words.ts';
import { viewerNames } from '../../parts/ad-names.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Field } from '../../ui/field.tsx';

export interface SiteCategory {
  id: string;
  name: string;
}

/** Whom a campaign is for. What is left empty is everybody. */
export function AudienceFields(props: {
  campaign: AdCampaign | null;
  siteCategories: readonly SiteCategory[];
}) {
  const audience = props.campaign?.target_audience ?? {};
  const note = props.campaign?.audience_note ?? null;
  const line = (some: readonly string[] | undefined) => (some ?? []).join(', ');
  return (
    <>
      <h3>Audience</h3>
      {note !== null && <p className="said">{`Noted: ${note}`}</p>}
      <Field
        label="Countries and regions"
        name="countries"
        defaultValue={line(audience.countries)}
        placeholder="GB, US-TX"
        hint="Codes with commas between them; empty: everywhere."
      />
      <CheckList
        legend="Devices"
        name="devices"
        options={adDevices.map((one) => [one, one] as const)}
        chosen={audience.devices ?? []}
      />
      <CheckList
        legend="Viewers"
        name="roles"
        options={adViewers.map((one) => [one, viewerNames[one]] as const)}
        chosen={audience.roles ?? []}
      />
      <Field
        label="Languages"
        name="languages"
        defaultValue={line(audience.languages)}
        placeholder="en, ja"
        hint="Of the browser; empty: all."
      />
      {props.siteCategories.length > 0 && (
        <CheckList
          legend="Categories of the site"
          name="category_ids"
          options={props.siteCategories.map(({ id, name }) => [id, name] as const)}
          chosen={audience.category_ids ?? []}
        />
      )}
      <div className="two">
        <Field label="Only with tags" name="tags" defaultValue={line(audience.tags)} />
        <Field label="Never with tags" name="excluded_tags" defaultValue={line(audience.excluded_tags)} />
      </div>
    </>
  );
}
