import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { CallError, call } from '#contract/client.ts';
import { documentKinds } from '#contract/identity-words.ts';
import { limits } from '#contract/limits.ts';
import type { PerformerRecord } from '#contract/performers.ts';
import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/moderation.ts';
import { Select } from '../ui/choices.tsx';
import { ConfirmDetails } from '../ui/confirm-details.tsx';
import { Field } from '../ui/field.tsx';
import { FormNote } from '../ui/form-note.tsx';
import './performer-records.css';

type Fault = { field: string | null; message: string };
const faultFrom = (error: unknown): Fault => ({
  field: error instanceof CallError ? error.field : null,
  message: error instanceof CallError ? error.message : texts.failedToProcessRequest,
});
const fields = ['p_legal_name', 'p_date_of_birth', 'p_document_reference', 'p_produced_on', 'p_other_names'];

/** The performers of a filmed video: the records so far, and a form for another. For its uploader and admins. */
export function PerformerRecords({ videoId }: { videoId: string }) {
  const [records, setRecords] = useState<readonly PerformerRecord[] | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async (work: () => Promise<readonly PerformerRecord[]>): Promise<boolean> => {
    setBusy(true);
    setFault(null);
    try {
      setRecords(await work());
      return true;
    } catch (error) {
      setFault(faultFrom(error));
      return false;
    } finally {
      setBusy(false);
    }
  }, []);
  useEffect(() => void run(() => call('get_performer_records', { p_video_id: videoId })), [run, videoId]);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    const added = await run(() =>
      call('add_performer_record', {
        p_video_id: videoId,
        p_legal_name: text('legal_name'),
        p_other_names: text('other_names') || null,
        p_date_of_birth: text('date_of_birth'),
        p_document_kind: text('document_kind') as 'passport',
        p_document_reference: text('document_reference'),
        p_produced_on: text('produced_on'),
      }),
    );
    if (added) form.reset();
  };
  const wrong = (field: string) => (fault?.field === field ? fault.message : null);
  const whole = fault !== null && !fields.includes(fault.field ?? '') ? fault.message : null;
  return (
    <div className="performers">
      <p className="performers-lead">
        {fillIn(texts.everyoneWhoIsSeenWith, { performerRecordYears: limits.performerRecordYears })}
      </p>
      {records === null && fault === null && <p>{texts.loading}</p>}
      {records?.length === 0 && <p>{texts.noPerformerIsOnRecord}</p>}
      {records !== null && records.length > 0 && (
        <ul>
          {records.map(({ id, facts, produced_on }) => {
            const name = facts?.legal_name ?? texts.aRecordThatCannotBe;
            return (
              <li key={id}>
                <p>
                  <b>{name}</b>
                  {facts?.other_names && ` (${facts.other_names})`}
                </p>
                <p className="performers-facts">
                  {facts !== null &&
                    fillIn(texts.bornOnDateOfBirthLowerCaseDocumentReference, {
                      dateOfBirth: facts.date_of_birth,
                      lowerCase: (
                        documentKinds.find(([kind]) => kind === facts.document_kind)?.[1] ?? ''
                      ).toLowerCase(),
                      documentReference: facts.document_reference,
                    })}
                  {fillIn(texts.madeOnProducedOn, { producedOn: produced_on })}
                </p>
                <ConfirmDetails act={texts.remove} question={fillIn(texts.theRecordOfNameIs, { name })}>
                  <form
                    onSubmit={(event) => {
                      event.preventDefault();
                      void run(() => call('delete_performer_record', { p_record_id: id }));
                    }}
                  >
                    <button
                      type="submit"
                      className="btn sm flat"
                      aria-label={fillIn(texts.yesRemoveTheRecordOf, { name })}
                    >
                      {texts.yesRemoveIt}
                    </button>
                  </form>
                </ConfirmDetails>
              </li>
            );
          })}
        </ul>
      )}
      <form className="form" aria-label={texts.anotherPerformer} onSubmit={(event) => void add(event)}>
        <Field
          label={texts.legalName}
          name="legal_name"
          required
          autoComplete="off"
          maxLength={limits.legalNameLength}
          error={wrong('p_legal_name')}
        />
        <Field
          label={texts.otherNames}
          name="other_names"
          autoComplete="off"
          maxLength={500}
          error={wrong('p_other_names')}
          hint={texts.maidenStageAndOtherNames}
        />
        <Field
          label={texts.dateOfBirth}
          name="date_of_birth"
          type="date"
          required
          error={wrong('p_date_of_birth')}
        />
        <Field label={texts.madeOn} name="produced_on" type="date" required error={wrong('p_produced_on')} />
        <Select
          label={texts.documentThatWasSeen}
          name="document_kind"
          defaultValue="passport"
          options={documentKinds}
        />
        <Field
          label={texts.numberOfTheDocument}
          name="document_reference"
          required
          autoComplete="off"
          maxLength={100}
          error={wrong('p_document_reference')}
        />
        <FormNote wrong={whole} />
        <button type="submit" className="btn sm flat" aria-disabled={isBusy}>
          {texts.recordThePerformer}
        </button>
      </form>
    </div>
  );
}
