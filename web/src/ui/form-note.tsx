import type { ReactNode } from 'react';
import './field.css';

/** What a form says as a whole: that it was refused, or that it succeeded. */
export function FormNote({ wrong, done }: { wrong?: ReactNode; done?: string | null | undefined }) {
  if (wrong)
    return (
      <p className="form-note wrong" role="alert">
        {wrong}
      </p>
    );
  if (done)
    return (
      <p className="form-note right" role="status">
        {done}
      </p>
    );
  return null;
}
