import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useId } from 'react';
import * as texts from '../../texts/upload.ts';
import { FormNote } from '../../ui/form-note.tsx';
import type { Missing } from './missing.ts';

/** Beside the groups of a form, or below them on a narrow screen: what is missing, what happens next, and the button. */
export function PublishBox(props: {
  heading: string;
  level: 2 | 4;
  missing: readonly Missing[];
  /** What is said while nothing is missing; null: nothing. */
  whole: string | null;
  /** It was pressed although something was missing. */
  isTried: boolean;
  lead(field: string): void;
  /** What happens once it is sent. */
  next: string | null;
  act: string;
  isBusy: boolean;
  /** What a press waits for; null: for nothing. */
  held: string | null;
  wrong: string | null;
  done?: string | null;
  /** Nothing waits to be sent: the button still works, and does not ask for it. */
  isQuiet?: boolean;
  /** Above the button. */
  children?: ReactNode;
}) {
  const { heading, missing, isTried, lead, next, act, isBusy, held, wrong, done } = props;
  const id = useId();
  const Heading = `h${props.level}` as const;
  return (
    <aside className="publish-box" aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {missing.length > 0 ? (
        <div className="publish-missing" role={isTried ? 'alert' : undefined}>
          <p>{texts.stillMissing}</p>
          <ul>
            {missing.map(({ field, words }) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    lead(field);
                  }}
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        props.whole !== null && (
          <p className="publish-whole">
            <CircleCheck className="ic" aria-hidden="true" />
            {props.whole}
          </p>
        )
      )}
      {next !== null && (
        <p className="publish-next">
          <b>{texts.whatNext}</b>
          {next}
        </p>
      )}
      {props.children}
      <FormNote wrong={wrong} done={done} />
      {held !== null && (
        <p className="publish-held" role="status">
          {held}
        </p>
      )}
      <button
        type="submit"
        className={props.isQuiet && missing.length === 0 ? 'btn flat' : 'btn pri'}
        aria-disabled={isBusy || held !== null}
      >
        {act}
      </button>
    </aside>
  );
}
