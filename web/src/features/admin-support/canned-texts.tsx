import type { CannedText } from '#contract/support.ts';
import { supportLimits as most } from '#contract/support-lists.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as pageTexts from '../../texts/admin-legal.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { deskIntents } from './desk-words.ts';

/** Texts for answers: each can be changed and deleted, and one added. */
export const CannedTexts = ({ texts }: { texts: readonly CannedText[] }) => (
  <AdminSection title={pageTexts.cannedTexts} lead={pageTexts.whereTheyAppear}>
    {texts.map((text) => (
      <details key={text.id}>
        <summary>{text.title}</summary>
        <TextForm text={text} />
        <DeleteForm id={text.id} />
      </details>
    ))}
    <details>
      <summary>{pageTexts.addAText}</summary>
      <TextForm text={null} />
    </details>
  </AdminSection>
);

function TextForm({ text }: { text: CannedText | null }) {
  const form = useSectionForm(deskIntents.saveText, text?.id ?? 'new');
  return (
    <form.Form method="post" className="form" key={text === null ? form.times : undefined}>
      <input type="hidden" name="intent" value={deskIntents.saveText} />
      <input type="hidden" name="id" value={text?.id ?? 'new'} />
      <Field
        label={pageTexts.title}
        name="title"
        required
        maxLength={most.cannedTitleLength}
        defaultValue={text?.title}
        error={form.wrong('p_title')}
      />
      <TextArea
        label={pageTexts.text}
        name="body"
        rows={5}
        required
        maxLength={most.messageLength}
        defaultValue={text?.body}
        error={form.wrong('p_body')}
      />
      <FormNote wrong={form.wrongWhole('p_title', 'p_body')} done={form.done} />
      <button type="submit" className="btn sm pri" aria-disabled={form.busy}>
        {pageTexts.saveText}
      </button>
    </form.Form>
  );
}

function DeleteForm({ id }: { id: string }) {
  const form = useSectionForm(deskIntents.deleteText, id);
  return (
    <form.Form method="post">
      <input type="hidden" name="intent" value={deskIntents.deleteText} />
      <input type="hidden" name="id" value={id} />
      <ConfirmDetails act={pageTexts.deleteWords} question={pageTexts.deletedForGood}>
        <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
          {pageTexts.yesDeleteIt}
        </button>
      </ConfirmDetails>
      <FormNote wrong={form.wrongWhole()} />
    </form.Form>
  );
}
