import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import type { LateWords } from '../../parts/late-acts.ts';
import { useHeldAct } from '../../parts/use-held-act.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/admin-reports.ts';
import * as commonTexts from '../../texts/common.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { FormNote } from '../../ui/form-note.tsx';

const never = () => false;

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
  /** The question is about something that takes nothing away from anybody. */
  isMild?: boolean;
  className?: string;
  /** What is missing before the question can be asked: said, and led to, in its place. */
  missing?: (data: FormData) => { field: string; words: string } | null;
  /** Whether it waits a few seconds, in which it can be taken back; what will be refused is refused at once. */
  holds?: (data: FormData) => boolean;
  /** What is said if it is refused after its page is gone. */
  late?: LateWords;
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
    isMild = false,
    className,
    missing,
    holds = never,
    late,
    onChange,
    children,
  } = props;
  const form = useSectionForm(intent, item);
  const [lacks, setLacks] = useState<string | null>(null);
  const ask = (asked: HTMLElement): boolean => {
    const parts = asked.closest('form');
    const found = parts && missing?.(new FormData(parts));
    setLacks(found?.words ?? null);
    if (found) parts.querySelector<HTMLElement>(`[name="${found.field}"]`)?.focus();
    return !found;
  };
  const { isHeld, onSubmit, undo } = useHeldAct(holds, late);
  const { answer } = form;
  useEffect(() => {
    if (answer) undo();
  }, [answer, undo]);
  const taking = useRef<HTMLButtonElement>(null);
  // The button that was pressed is out of sight.
  useEffect(() => {
    if (isHeld) taking.current?.focus();
  }, [isHeld]);
  const takeBack = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const parts = currentTarget.form;
    undo();
    requestAnimationFrame(() => parts?.querySelector<HTMLElement>('[type="submit"]:enabled')?.focus());
  };
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
      onChange={(event) => {
        setLacks(null);
        onChange?.(event);
      }}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* What was decided is folded away while it waits to be sent. */}
      <div className="case-form-parts" hidden={isHeld}>
        {children}
        <FormNote wrong={lacks ?? form.wrongWhole()} done={form.done} />
        {question === undefined ? (
          button
        ) : (
          <ConfirmDetails
            act={act}
            question={question}
            isMain={isMain}
            isMild={isMild}
            mayAsk={ask}
            withCancel
          >
            {button}
          </ConfirmDetails>
        )}
      </div>
      {isHeld && (
        <p className="form-note" role="status">
          {form.busy ? texts.sendingDecision : texts.decidingNow}{' '}
          {!form.busy && (
            <button ref={taking} type="button" className="linklike" data-undo onClick={takeBack}>
              {commonTexts.undo}
            </button>
          )}
        </p>
      )}
    </form.Form>
  );
}
