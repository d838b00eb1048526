import { type ReactNode, useId } from 'react';
import { placeOnPage } from '../../lib/place-on-page.ts';
import * as texts from '../../texts/settings-pages.ts';
import { FormNote } from '../../ui/form-note.tsx';
import './account-settings.css';

/** One panel of the settings. */
export function Section(props: {
  title: string;
  lead?: ReactNode;
  bad?: boolean;
  /** Says at the title that a switch was kept. */
  said?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={placeOnPage(props.title)}
      className={props.bad ? 'settings-section bad' : 'settings-section'}
      aria-labelledby={id}
    >
      <div className="settings-title">
        <h2 id={id}>{props.title}</h2>
        {props.said}
      </div>
      {props.lead && <p className="lead">{props.lead}</p>}
      {props.children}
    </section>
  );
}

/** Above sections whose switches act at once; without script each has a button. */
export const SavesAtOnce = () => <p className="settings-lead needs-script">{texts.changesSaveAsYouMake}</p>;

/** The submit button of a settings form. `isMain`: it is the next step, and its page waits for it. */
export const Save = ({
  busy,
  isMain = false,
  children,
}: {
  busy: boolean;
  isMain?: boolean;
  children: ReactNode;
}) => (
  <button type="submit" className={isMain ? 'btn sm pri' : 'btn sm flat'} aria-disabled={busy}>
    {children}
  </button>
);

/**
 * The button of a form of several fields, and beside it what became of it: the fields may be higher than a screen. That
 * nothing was new is no fault.
 */
export const SaveAndSay = (props: {
  busy: boolean;
  done: string | null;
  /** Why it was refused as a whole. */
  wrong: ReactNode;
  children: ReactNode;
}) => (
  <>
    <FormNote wrong={props.wrong} />
    <div className="settings-save">
      <Save busy={props.busy}>{props.children}</Save>
      <p
        className={props.done === texts.nothingToSave ? 'settings-said is-plain' : 'settings-said'}
        role="status"
      >
        {!props.busy && props.done}
      </p>
    </div>
  </>
);
