import type { AdCampaign } from '#contract/ad-shapes.ts';
import { adDevices, adViewers } from '#contract/ad-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { viewerNames } from '../../parts/ad-names.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import { CheckList } from '../../ui/check-list.tsx';
import { Field } from '../../ui/field.tsx';
import { NamedCodesField } from './named-codes-field.tsx';
import { countries, languages } from './named-lists.ts';

export interface SiteCategory {
  id: string;
  name: string;
}

/** Whom a campaign is for. What is left empty is everybody. */
export function AudienceFields(props: {
  campaign: AdCampaign | null;
  siteCategories: readonly SiteCategory[];
  /** What is wrong with the field of this name. */
  wrong: (name: string) => string | null;
  /** Of what no field tells by itself. */
  onChange: () => void;
}) {
  const audience = props.campaign?.target_audience ?? {};
  const note = props.campaign?.audience_note ?? null;
  const line = (some: readonly string[] | undefined) => (some ?? []).join(', ');
  return (
    <>
      {note !== null && <p className="said">{fillIn(texts.notedNote, { note })}</p>}
      <NamedCodesField
        list={countries}
        name="countries"
        label={texts.countriesAndRegions}
        all={texts.everywhere}
        hint={texts.countriesHint}
        chosenLabel={texts.chosenCountries}
        chosen={audience.countries ?? []}
        error={props.wrong('countries')}
        onChange={props.onChange}
      />
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
      <NamedCodesField
        list={languages}
        name="languages"
        label={texts.languages}
        all={texts.allLanguages}
        hint={texts.languagesHint}
        chosenLabel={texts.chosenLanguages}
        chosen={audience.languages ?? []}
        error={props.wrong('languages')}
        onChange={props.onChange}
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
