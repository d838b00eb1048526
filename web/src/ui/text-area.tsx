import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { useFault } from '../lib/fault-of-form.ts';
import { useTyped } from '../lib/posted-form.ts';
import './text-area.css';

/** A labelled text of several lines, with its hint or its fault beneath. */
export function TextArea({
  label,
  error: given,
  hint,
  parameter,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string;
  error?: string | null;
  hint?: ReactNode;
  /** The parameter that it becomes, where its name does not tell: a refusal of that stands here. */
  parameter?: string;
}) {
  const id = useId();
  const error = useFault(area.name, given, parameter);
  const typed = useTyped(area.name, area.defaultValue?.toString());
  const said = error ?? hint;
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        {...(area.value === undefined ? { defaultValue: typed } : {})}
        id={id}
        className="text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [area['aria-describedby'], said && `${id}-said`].filter(Boolean).join(' ') || undefined
        }
      />
      {said && (
        <p id={`${id}-said`} className={error ? 'said wrong' : 'said'}>
          {said}
        </p>
      )}
    </div>
  );
}
