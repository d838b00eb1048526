import { Form } from 'react-router';
import { adDevices, adPageTypes, adViewers } from '#contract/ad-words.ts';
import type { Output } from '#contract/calls.ts';
import { countryCodes } from '#contract/identity-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
import { regionName } from '../../lib/named-codes.ts';
import * as texts from '../../texts/admin-ads.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { type AskedViewer, viewerNames } from './asked-viewer.ts';

export type Explanation = Output<'explain_ads'>;
type ExplainedPlacement = Explanation['placements'][number];

/** Asks for whom a page is looked at, and says of every posting whether it would be shown there, or why not. */
export function AdTracer({
  asked,
  explained,
  categories,
}: {
  asked: AskedViewer;
  explained: Explanation;
  categories: readonly (readonly [slug: string, name: string])[];
}) {
  return (
    <AdminSection title={texts.whyThisAdOrNone} lead={texts.howTheTracerWorks}>
      <Form method="get" className="ads-trace-form" preventScrollReset>
        <Select
          label={texts.page}
          name="page_type"
          defaultValue={asked.page}
          options={adPageTypes.map((one) => [one, one])}
        />
        <Select
          label={texts.viewer}
          name="role"
          defaultValue={asked.role}
          options={adViewers.map((one) => [one, viewerNames[one]])}
        />
        <Select
          label={texts.device}
          name="device"
          defaultValue={asked.device}
          options={adDevices.map((one) => [one, one])}
        />
        <Select
          label={texts.advertisingCookies}
          name="consent"
          defaultValue={asked.hasConsent ? 'yes' : 'no'}
          options={[
            ['yes', texts.allowed],
            ['no', texts.refused],
          ]}
        />
        <Select
          label={texts.country}
          name="country"
          defaultValue={asked.country}
          options={withAny(countries(), asked.country)}
        />
        <Field
          label={texts.language}
          name="language"
          defaultValue={asked.language}
          maxLength={20}
          placeholder="en"
        />
        <Select
          label={texts.siteCategory}
          name="category"
          defaultValue={asked.category}
          options={withAny(categories, asked.category)}
        />
        <Field label={texts.tagsSeparatedByCommas} name="tags" defaultValue={asked.tags} maxLength={600} />
        <Field label={texts.timeEmptyForNow} name="at" type="datetime-local" defaultValue={asked.at} />
        <button type="submit" className="btn sm pri">
          {texts.explain}
        </button>
      </Form>
      {explained.says !== null ? (
        <p role="status">{explained.says}</p>
      ) : explained.placements.length === 0 ? (
        <EmptyState text={texts.noPlacementsHere} />
      ) : (
        <div className="ads-traces">
          {explained.placements.map((placement) => (
            <Trace key={placement.placement_id} placement={placement} />
          ))}
        </div>
      )}
    </AdminSection>
  );
}

type Options = readonly (readonly [value: string, words: string])[];

/** With none, which comes first, and what an address asks for that is not among them: a region, say. */
const withAny = (options: Options, asked: string): Options => [
  ['', texts.any],
  ...options,
  ...(asked === '' || options.some(([value]) => value === asked) ? [] : [[asked, asked] as const]),
];

const countries = (): Options =>
  countryCodes
    .map((code) => [code, regionName(code)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, 'en'));

function Trace({ placement }: { placement: ExplainedPlacement }) {
  const { placement_name, location, dimensions, says, shown, candidates } = placement;
  const winner = candidates.find(({ posting_id }) => posting_id === shown);
  return (
    <details className="ads-trace">
      <summary>
        <b>{placement_name}</b>
        <span>
          {location}, {dimensions}
        </span>
        <span className={winner ? 'ads-shown' : 'ads-empty'}>
          {winner
            ? winner.creative_title
            : // Why, without unfolding it: of the posting that stands first.
              [says ?? texts.noAdAvailableForThis, candidates[0]?.says].filter(Boolean).join(' ')}
        </span>
        <small>{countOf(candidates.length, texts.posting, texts.postings)}</small>
      </summary>
      <DataTable
        label={fillIn(texts.postingsOfPlacementName, { placementName: placement_name })}
        rows={candidates}
        keyOf={({ posting_id }) => posting_id}
        columns={[
          { id: 'creative', name: texts.creativeName, cell: ({ creative_title }) => creative_title },
          { id: 'campaign', name: texts.campaignName, cell: ({ campaign_name }) => campaign_name },
          {
            id: 'says',
            name: texts.whatBecameOfIt,
            cell: ({ posting_id, says: words }) => (
              <span className={posting_id === shown ? 'ads-shown' : undefined}>{words}</span>
            ),
          },
        ]}
        empty={<EmptyState text={texts.noPostingsHere} />}
      />
    </details>
  );
}
