import { type ReactNode, useId } from 'react';
import './form-groups.css';

/** One of the groups of a form, one below the other, each with its heading. */
export function Group(props: { heading: string; level: 2 | 3 | 4; children: ReactNode }) {
  const id = useId();
  const Heading = `h${props.level}` as const;
  return (
    <section className="group" aria-labelledby={id}>
      <Heading id={id}>{props.heading}</Heading>
      {props.children}
    </section>
  );
}

/** A field that can be led to: what is missing names it. */
export const Spot = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="spot" data-spot={name}>
    {children}
  </div>
);

/** Brings what a form needs into view, with the focus in it. */
export function leadTo(form: HTMLFormElement | null, name: string): void {
  const spot = form?.querySelector(`[data-spot="${name}"]`);
  const field = spot?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, select');
  field?.focus({ preventScroll: true });
  spot?.scrollIntoView({ block: 'center' });
}

/** A few ways to go on, of which one is chosen. Each says what it means. */
export function Choice(props: {
  label: string;
  name: string;
  chosen: string;
  choices: readonly (readonly [value: string, words: string, hint: string | null])[];
}) {
  const id = useId();
  return (
    <div className="choice" role="radiogroup" aria-label={props.label}>
      {props.choices.map(([value, words, hint]) => (
        <label key={value}>
          <input
            type="radio"
            name={props.name}
            value={value}
            defaultChecked={props.chosen === value}
            aria-describedby={hint === null ? undefined : `${id}-${value}`}
          />
          <span>
            {words}
            {hint !== null && (
              <small id={`${id}-${value}`} aria-hidden="true">
                {hint}
              </small>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
