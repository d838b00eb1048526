import type { CaseFile } from '#contract/case-shapes.ts';
import { limits } from '#contract/limits.ts';
import * as pageTexts from '../../texts/admin-reports.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { Select } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Moment } from '../../ui/moment.tsx';
import { CaseForm } from './case-form.tsx';
import { caseIntents as intents, kindNames } from './case-words.ts';

/** Takes a decided case up again. */
export function Reopen() {
  return (
    <AdminSection title={pageTexts.reopenThisCase} lead={pageTexts.allStaysUntil}>
      <CaseForm intent={intents.reopen} act={pageTexts.reopen}>
        <Field label={pageTexts.reason} name="reason" maxLength={limits.caseNoteLength} required />
      </CaseForm>
    </AdminSection>
  );
}

/** Makes one case of two. */
export function Merge({ file }: { file: CaseFile }) {
  return (
    <AdminSection title={pageTexts.merge} lead={pageTexts.oneDecisionThenCoversBoth}>
      <CaseForm intent={intents.merge} act={pageTexts.merge} question={pageTexts.whatMergingDoes}>
        <Select
          label={pageTexts.mergeInto}
          name="into"
          parameter="p_into_id"
          defaultValue={file.related[0]?.id ?? ''}
          options={file.related.map(
            ({ id, target_kind, title }) =>
              [id, `${kindNames[target_kind]}: ${title || pageTexts.withoutATitle}`] as const,
          )}
        />
      </CaseForm>
    </AdminSection>
  );
}

/** What admins wrote down about it. */
export function Notes({ file }: { file: CaseFile }) {
  return (
    <AdminSection title={pageTexts.notes}>
      {file.notes.length === 0 ? (
        <p>{pageTexts.noNotesYet}</p>
      ) : (
        <ul className="case-list">
          {file.notes.map((note) => (
            <li key={note.id}>
              <p className="case-text">{note.text}</p>
              <small>
                {note.written_by ?? pageTexts.aFormerAdmin}, <Moment at={note.created_at} />
              </small>
            </li>
          ))}
        </ul>
      )}
      <CaseForm intent={intents.note} act={pageTexts.saveNote}>
        <Field label={pageTexts.note} name="text" maxLength={limits.caseNoteLength} required />
      </CaseForm>
    </AdminSection>
  );
}

/** What admins did with it. */
export function History({ file }: { file: CaseFile }) {
  if (file.history.length === 0) return null;
  return (
    <AdminSection title={pageTexts.history}>
      <ul className="case-list">
        {file.history.map((act) => (
          <li key={act.id}>
            <p>{act.summary}</p>
            <small>
              {act.actor_name}, <Moment at={act.acted_at} />
            </small>
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}
