import { type TextareaHTMLAttributes, useId } from 'react';
import './text-area.css';

/** A labelled text of several lines. */
export function TextArea({
  label,
  ...area
}: Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & { label: string }) {
  const id = useId();
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      <textarea {...area} id={id} className="text-area" />
    </div>
  );
}
