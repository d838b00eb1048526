import { Form } from 'react-router';
import { adDevices, adPageTypes, adViewers } from '#contract/ad-words.ts';
import type { Output } from '#contract/calls.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf } from '../../lib/format.ts';
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
export function AdTracer({ asked, explained }: { asked: AskedViewer; explained: Explanation }) {
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
        <Field
          label={texts.country}
          name="country"
          defaultValue={asked.country}
          maxLength={6}
          placeholder="DE"
        />
        <Field
          label={texts.language}
          name="language"
          defaultValue={asked.language}
          maxLength={20}
          placeholder="en"
        />
        <Field label={texts.categorySlug} name="category" defaultValue={asked.category} maxLength={200} />
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
          {winner ? winner.creative_title : (says ?? texts.noAdAvailableForThis)}
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
