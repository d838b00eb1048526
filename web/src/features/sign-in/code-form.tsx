import type { FormEvent } from 'react';
import { Form } from 'react-router';
import type { FormFault } from '../../page/refusal.ts';
import * as texts from '../../texts/sign-in.ts';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';

/**
 * The second step of a login: a code from the app, or a recovery code. Without `onSubmit` the form is posted to its
 * page.
 */
export function CodeForm(props: {
  action: string;
  challenge: string;
  fault: FormFault | null;
  busy: boolean;
  onSubmit?(form: FormData): void;
}) {
  const { fault, onSubmit } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!props.busy) onSubmit?.(new FormData(event.currentTarget));
  };
  return (
    <Form
      method="post"
      action={props.action}
      className="form"
      replace
      {...(onSubmit ? { onSubmit: submit } : {})}
    >
      <input type="hidden" name="challenge" value={props.challenge} />
      <FormNote wrong={fault?.field === 'p_code' ? null : fault?.message} />
      <Field
        label={texts.code}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        error={fault?.field === 'p_code' ? fault.message : null}
        hint={texts.enterTheSixDigitsFrom}
        autoFocus
        required
      />
      <button type="submit" className="btn pri" aria-disabled={props.busy}>
        {texts.continueWords}
      </button>
    </Form>
  );
}
