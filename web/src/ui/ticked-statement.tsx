import { useTyped } from '../lib/posted-form.ts';
import './ticked-statement.css';

/** A statement that is ticked. */
export function TickedStatement({ name, children }: { name: string; children: string }) {
  const typed = useTyped(name, undefined);
  return (
    <label className="ticked">
      <input type="checkbox" name={name} defaultChecked={typed === 'on'} />
      <span>{children}</span>
    </label>
  );
}
