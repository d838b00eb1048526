import { useId } from 'react';
import { useFault } from '../lib/fault-of-form.ts';
import { useTyped } from '../lib/posted-form.ts';
import './ticked-statement.css';

/** A statement that is ticked; what is wrong stands beneath it. */
export function TickedStatement({
  name,
  parameter,
  children,
}: {
  name: string;
  /** The parameter that it becomes, where its name does not tell: a refusal of that stands here. */
  parameter?: string;
  children: string;
}) {
  const id = useId();
  const typed = useTyped(name, undefined);
  const error = useFault(name, null, parameter);
  return (
    <div>
      <label className="ticked">
        <input
          type="checkbox"
          name={name}
          defaultChecked={typed === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-said` : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-said`} className="ticked-said">
          {error}
        </p>
      )}
    </div>
  );
}
