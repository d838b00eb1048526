import { Form } from 'react-router';
import { adDevices, adPageTypes, adViewers } from '#contract/ad-words.ts';
import type { Output } from '#contract/calls.ts';
import { countOf } from '../../lib/format.ts';
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
    <AdminSection
      title="Why this ad, or none"
      lead="The decision is the one that real pages get. Nothing is counted and nothing is used up."
    >
      <Form method="get" className="ads-trace-form" preventScrollReset>
        <Select
          label="Page"
          name="page_type"
          defaultValue={asked.page}
          options={adPageTypes.map((one) => [one, one])}
        />
        <Select
          label="Viewer"
          name="role"
          defaultValue={asked.role}
          options={adViewers.map((one) => [one, viewerNames[one]])}
        />
        <Select
          label="Device"
          name="device"
          defaultValue={asked.device}
          options={adDevices.map((one) => [one, one])}
        />
        <Select
          label="Advertising cookies"
          name="consent"
          defaultValue={asked.hasConsent ? 'yes' : 'no'}
          options={[
            ['yes', 'Allowed'],
            ['no', 'Refused'],
          ]}
        />
        <Field label="Country" name="country" defaultValue={asked.country} maxLength={6} placeholder="DE" />
        <Field
          label="Language"
          name="language"
          defaultValue={asked.language}
          maxLength={20}
          placeholder="en"
        />
        <Field label="Category (its slug)" name="category" defaultValue={asked.category} maxLength={200} />
        <Field label="Tags, with commas between" name="tags" defaultValue={asked.tags} maxLength={600} />
        <Field label="Moment (UTC; empty: now)" name="at" type="datetime-local" defaultValue={asked.at} />
        <button type="submit" className="btn sm pri">
          Explain
        </button>
      </Form>
      {explained.says !== null ? (
        <p role="status">{explained.says}</p>
      ) : explained.placements.length === 0 ? (
        <EmptyState text="No placement is on this page." />
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
          {winner ? winner.creative_title : (says ?? 'No ad available for this slot.')}
        </span>
        <small>{countOf(candidates.length, 'posting', 'postings')}</small>
      </summary>
      <DataTable
        label={`Postings of ${placement_name}`}
        rows={candidates}
        keyOf={({ posting_id }) => posting_id}
        columns={[
          { id: 'creative', name: 'Creative', cell: ({ creative_title }) => creative_title },
          { id: 'campaign', name: 'Campaign', cell: ({ campaign_name }) => campaign_name },
          {
            id: 'says',
            name: 'What became of it',
            cell: ({ posting_id, says: words }) => (
              <span className={posting_id === shown ? 'ads-shown' : undefined}>{words}</span>
            ),
          },
        ]}
        empty={<EmptyState text="Nothing is posted here." />}
      />
    </details>
  );
}
