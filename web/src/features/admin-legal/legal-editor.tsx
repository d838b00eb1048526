import { legalLists, legalPlaceholders, legalLimits as most } from '#contract/legal-lists.ts';
import type { LegalRecord } from '#contract/legal-pages.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import './admin-legal.css';

export const legalIntents = {
  save: 'save-legal',
  publish: 'publish-legal',
  discard: 'discard-legal',
} as const;

/** Which draft the form was made for: another's is not overwritten. */
const Seen = ({ record }: { record: LegalRecord }) => (
  <input type="hidden" name="seen" value={record.draft?.updated_at ?? ''} />
);

const names = [
  ...legalPlaceholders.map((name) => `{${name}}`),
  ...legalLists.map((name) => `::${name} on a line of its own`),
].join(', ');

/** Text, day and what is new of a page's draft; without one, of the version published last. */
export function LegalForm({ record, today }: { record: LegalRecord; today: string }) {
  const form = useSectionForm(legalIntents.save);
  const { current, announced, draft } = record;
  return (
    <AdminSection
      title="Text"
      lead={`In Markdown: ## heading, **strong**, [words](/address), lists and tables. It may name ${names}.`}
    >
      <form.Form method="post" className="form" key={draft?.updated_at ?? 'new'}>
        <input type="hidden" name="intent" value={legalIntents.save} />
        <Seen record={record} />
        <TextArea
          label="Text"
          name="body"
          rows={24}
          required
          maxLength={most.bodyLength}
          defaultValue={draft?.body ?? (announced ?? current).body}
          error={form.wrong('p_body')}
        />
        <Field
          label="In force from"
          hint="Readers see this day as the one of the last change. A day to come is announced until then."
          name="effective_on"
          type="date"
          required
          defaultValue={draft?.effective_on ?? today}
          error={form.wrong('p_effective_on')}
        />
        <TextArea
          label="What is new"
          name="summary"
          rows={2}
          maxLength={most.summaryLength}
          defaultValue={draft?.summary ?? ''}
          error={form.wrong('p_summary')}
        />
        <FormNote wrong={form.wrongWhole('p_body', 'p_effective_on', 'p_summary')} done={form.done} />
        <button type="submit" className="btn pri" aria-disabled={form.busy}>
          Save the draft
        </button>
      </form.Form>
    </AdminSection>
  );
}

/** What becomes of a draft. */
export function DraftActs({ record, today }: { record: LegalRecord; today: string }) {
  const day = record.draft?.effective_on ?? null;
  const isToCome = day !== null && day > today;
  const publish = useSectionForm(legalIntents.publish);
  const discard = useSectionForm(legalIntents.discard);
  return (
    <div className="legal-acts">
      <publish.Form method="post">
        <input type="hidden" name="intent" value={legalIntents.publish} />
        <Seen record={record} />
        <ConfirmDetails
          act="Publish"
          question={[
            isToCome
              ? `The draft is announced at once, and in force from ${formatDate(day)}.`
              : 'The draft is in force at once.',
            record.page === 'terms'
              ? 'Every member is asked to accept it.'
              : 'The version before stays readable.',
          ].join(' ')}
        >
          {record.announced?.effective_on && (
            <label className="check">
              <input type="checkbox" name="cancels" />
              {`Version ${record.announced.number}, announced for ${formatDate(record.announced.effective_on)}, and others announced for this day or a later one never come into force`}
            </label>
          )}
          <button type="submit" className="btn sm pri" aria-disabled={publish.busy}>
            Yes, publish it
          </button>
        </ConfirmDetails>
        <FormNote wrong={publish.wrongWhole()} />
      </publish.Form>
      <discard.Form method="post">
        <input type="hidden" name="intent" value={legalIntents.discard} />
        <Seen record={record} />
        <ConfirmDetails act="Discard" question="The draft is gone. What is in force stays.">
          <button type="submit" className="btn sm flat" aria-disabled={discard.busy}>
            Yes, discard it
          </button>
        </ConfirmDetails>
        <FormNote wrong={discard.wrongWhole()} />
      </discard.Form>
    </div>
  );
}
