import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Form, useSubmit } from 'react-router';
import * as texts from '../texts/common.ts';
import { ConfirmDetails } from '../ui/confirm-details.tsx';
import { Dialog } from '../ui/dialog.tsx';

/**
 * A part of a menu that takes something away: it asks in a dialog first, and then posts its fields to the page, which says
 * what came of it. Without script it asks where it stands.
 */
export function AskedAct(props: {
  act: string;
  icon?: ReactNode;
  className?: string;
  /** The question, as the title of the dialog. */
  title: string;
  /** What follows from it. */
  question: string;
  /** On the button that does it. */
  word: string;
  action?: string;
  fields: Readonly<Record<string, string>>;
}) {
  const { act, icon, title, question, word, action, fields } = props;
  const [isAsking, setAsking] = useState(false);
  const submit = useSubmit();
  const form = {
    method: 'post',
    preventScrollReset: true,
    ...(action === undefined ? {} : { action }),
  } as const;
  return (
    <>
      <button
        type="button"
        className={`${props.className ?? 'more-item bad'} needs-script`}
        onClick={() => setAsking(true)}
      >
        {icon}
        {act}
      </button>
      <div className="needs-no-script">
        <ConfirmDetails act={act} question={question}>
          <Form {...form}>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className="btn sm flat">
              {word}
            </button>
          </Form>
        </ConfirmDetails>
      </div>
      {isAsking &&
        // Out of the menu, which closes.
        createPortal(
          <Dialog title={title} onClose={() => setAsking(false)}>
            {(close) => (
              <>
                <p>{question}</p>
                <div className="modal-ends">
                  <button type="button" className="btn sm flat" onClick={close}>
                    {texts.cancel}
                  </button>
                  <button
                    type="button"
                    className="btn sm pri"
                    onClick={() => {
                      close();
                      void submit(fields, form);
                    }}
                  >
                    {word}
                  </button>
                </div>
              </>
            )}
          </Dialog>,
          document.body,
        )}
    </>
  );
}
