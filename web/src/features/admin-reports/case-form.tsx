import type { FormEvent, ReactNode } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-reports.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';

/** A form for one act on a case: its hidden values, its result, and its button. */
export function CaseForm(props: {
  /** Of the form, where a key leads to it. */
  id?: string;
  intent: string;
  /** Tells forms of one kind apart. */
  item?: string;
  hidden?: Readonly<Record<string, string>>;
  act: string;
  isMain?: boolean;
  /** A question asked first; without one the act runs at once. */
  question?: string;
  className?: string;
  /** Whenever something in it is chosen or typed. */
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  children?: ReactNode;
}) {
  const {
    id,
    intent,
    item = '',
    hidden = {},
    act,
    isMain = false,
    question,
    className,
    onChange,
    children,
  } = props;
  const form = useSectionForm(intent, item);
  const button = (
    <button type="submit" className={`btn sm ${isMain ? 'pri' : 'flat'}`} aria-disabled={form.busy}>
      {question === undefined ? act : fillIn(texts.yesAct, { act: act.toLowerCase() })}
    </button>
  );
  return (
    <form.Form
      id={id}
      method="post"
      className={`form ${className ?? ''}`}
      key={form.times}
      onChange={onChange}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <FormNote wrong={form.wrongWhole()} done={form.done} />
      {question === undefined ? (
        button
      ) : (
        <ConfirmDetails act={act} question={question} isMain={isMain}>
          {button}
        </ConfirmDetails>
      )}
    </form.Form>
  );
}
