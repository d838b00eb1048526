import { useId, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { supportLimits as most, type SupportType, supportTypes } from '#contract/support-lists.ts';
import { useTyped } from '../../lib/posted-form.ts';
import type { FormSender } from '../../page/form-sender.ts';
import { HumanProof } from '../../parts/human-proof.tsx';
import { typeWords } from '../../parts/support-words.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/support.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { TextArea } from '../../ui/text-area.tsx';

export const supportIntent = 'support';

/** Writes to the operator; what was typed stays if it is refused, with and without script. */
export function SupportForm({ type, sender }: { type: SupportType; sender: FormSender | null }) {
  const form = useSectionForm(supportIntent);
  const begun = useRef<number | null>(null);
  const took = useRef<HTMLInputElement>(null);
  return (
    <form.Form
      method="post"
      action="#contact"
      className="form"
      onFocus={() => {
        begun.current ??= performance.now();
      }}
      onSubmit={() => {
        if (took.current && begun.current !== null)
          took.current.value = String(Math.round(performance.now() - begun.current));
      }}
    >
      <input type="hidden" name="intent" value={supportIntent} />
      <input type="hidden" name="milliseconds" ref={took} />
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={sender?.email}
        required
        maxLength={limits.emailLength}
        error={form.wrong('p_email')}
        hint={texts.weAnswerToThisAddress}
      />
      <Field
        label={texts.name}
        name="name"
        autoComplete="name"
        defaultValue={sender?.name}
        required
        maxLength={most.nameLength}
        error={form.wrong('p_name')}
      />
      <TypeSelect type={type} />
      <Field
        label={texts.subject}
        name="subject"
        required
        maxLength={most.subjectLength}
        error={form.wrong('p_subject')}
      />
      <TextArea
        label={texts.message}
        name="message"
        rows={7}
        required
        maxLength={most.messageLength}
        error={form.wrong('p_message')}
      />
      <HumanProof answer={form.answer} />
      <div className="support-trap" aria-hidden="true">
        <label>
          {texts.leaveThisFieldEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormNote wrong={form.wrongWhole('p_email', 'p_name', 'p_subject', 'p_message')} />
      <button type="submit" className="btn pri" aria-disabled={form.busy}>
        {texts.sendMessage}
      </button>
    </form.Form>
  );
}

function TypeSelect({ type }: { type: SupportType }) {
  const id = useId();
  const typed = useTyped('support_type', type);
  return (
    <div className="form-field">
      <label htmlFor={id}>{texts.whatItIsAbout}</label>
      <select id={id} name="support_type" className="support-type" defaultValue={typed} key={type}>
        {supportTypes.map((one) => (
          <option key={one} value={one}>
            {typeWords[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
