import type { AdCampaign } from '#contract/ad-shapes.ts';
import { adDevices, adViewers } from '#contract/ad-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { viewerNames } from '../../parts/ad-names.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Field } from '../../ui/field.tsx';
import { CountriesField } from './countries-field.tsx';

export interface SiteCategory {
  id: string;
  name: string;
}

/** Whom a campaign is for. What is left empty is everybody. */
export function AudienceFields(props: {
  campaign: AdCampaign | null;
  siteCategories: readonly SiteCategory[];
  /** Of what no field tells by itself. */
  onChange: () => void;
}) {
  const audience = props.campaign?.target_audience ?? {};
  const note = props.campaign?.audience_note ?? null;
  const line = (some: readonly string[] | undefined) => (some ?? []).join(', ');
  return (
    <>
      {note !== null && <p className="said">{fillIn(texts.notedNote, { note })}</p>}
      <CountriesField name="countries" chosen={audience.countries ?? []} onChange={props.onChange} />
      <CheckList
        legend={texts.devices}
        name="devices"
        options={adDevices.map((one) => [one, one] as const)}
        chosen={audience.devices ?? []}
      />
      <CheckList
        legend={texts.viewers}
        name="roles"
        options={adViewers.map((one) => [one, viewerNames[one]] as const)}
        chosen={audience.roles ?? []}
      />
      <Field
        label={texts.languages}
        name="languages"
        defaultValue={line(audience.languages)}
        placeholder={texts.enJa}
        hint={texts.languagesHint}
      />
      {props.siteCategories.length > 0 && (
        <CheckList
          legend={texts.siteCategories}
          name="category_ids"
          options={props.siteCategories.map(({ id, name }) => [id, name] as const)}
          chosen={audience.category_ids ?? []}
        />
      )}
      <div className="two">
        <Field label={texts.onlyWithTags} name="tags" defaultValue={line(audience.tags)} />
        <Field label={texts.neverWithTags} name="excluded_tags" defaultValue={line(audience.excluded_tags)} />
      </div>
    </>
  );
}
