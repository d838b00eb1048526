import { legalLists, legalPlaceholders, legalLimits as most } from '#contract/legal-lists.ts';
import type { LegalRecord } from '#contract/legal-pages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-legal.ts';
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
  ...legalLists.map((name) => fillIn(texts.nameOnALineOf, { name })),
].join(', ');

/** Text, day and what is new of a page's draft; without one, of the version published last. */
export function LegalForm({ record, today }: { record: LegalRecord; today: string }) {
  const form = useSectionForm(legalIntents.save);
  const { current, announced, draft } = record;
  return (
    <AdminSection title={texts.text} lead={fillIn(texts.whatTheTextCanHold, { names })}>
      <form.Form method="post" className="form" key={draft?.updated_at ?? 'new'}>
        <input type="hidden" name="intent" value={legalIntents.save} />
        <Seen record={record} />
        <TextArea
          label={texts.text}
          name="body"
          rows={24}
          required
          maxLength={most.bodyLength}
          defaultValue={draft?.body ?? (announced ?? current).body}
          error={form.wrong('p_body')}
        />
        <Field
          label={texts.inForceFrom}
          hint={texts.effectiveDayHint}
          name="effective_on"
          type="date"
          required
          defaultValue={draft?.effective_on ?? today}
          error={form.wrong('p_effective_on')}
        />
        <TextArea
          label={texts.whatsNew}
          name="summary"
          rows={2}
          maxLength={most.summaryLength}
          defaultValue={draft?.summary ?? ''}
          error={form.wrong('p_summary')}
        />
        <FormNote wrong={form.wrongWhole('p_body', 'p_effective_on', 'p_summary')} done={form.done} />
        <button type="submit" className="btn pri" aria-disabled={form.busy}>
          {texts.saveDraft}
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
          act={texts.publish}
          question={[
            isToCome ? fillIn(texts.draftIsAnnounced, { day: formatDate(day) }) : texts.draftTakesEffect,
            record.page === 'terms' ? texts.everyMemberIsAsked : texts.previousVersionStays,
          ].join(' ')}
        >
          {record.announced?.effective_on && (
            <label className="check">
              <input type="checkbox" name="cancels" />
              {fillIn(texts.cancelAnnounced, {
                number: record.announced.number,
                effectiveOn: formatDate(record.announced.effective_on),
              })}
            </label>
          )}
          <button type="submit" className="btn sm pri" aria-disabled={publish.busy}>
            {texts.yesPublishIt}
          </button>
        </ConfirmDetails>
        <FormNote wrong={publish.wrongWhole()} />
      </publish.Form>
      <discard.Form method="post">
        <input type="hidden" name="intent" value={legalIntents.discard} />
        <Seen record={record} />
        <ConfirmDetails act={texts.discard} question={texts.discardingTheDraft}>
          <button type="submit" className="btn sm flat" aria-disabled={discard.busy}>
            {texts.yesDiscardIt}
          </button>
        </ConfirmDetails>
        <FormNote wrong={discard.wrongWhole()} />
      </discard.Form>
    </div>
  );
}
