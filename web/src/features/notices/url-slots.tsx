import { useEffect, useRef, useState } from 'react';
import { noticeLimits } from '#contract/notice-lists.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { useTyped } from '../../lib/posted-form.ts';
import * as texts from '../../texts/notices.ts';
import { Field } from '../../ui/field.tsx';

const slots = Array.from({ length: noticeLimits.removalSlots }, (_, index) => index + 1);

/** The addresses of a request for removal: one field at first, and one more by a press. Without script all stand there. */
export function UrlSlots() {
  const place = useRef<HTMLFieldSetElement>(null);
  const [open, setOpen] = useState(1);
  useEffect(() => {
    if (open > 1) place.current?.querySelector<HTMLInputElement>(`[name="url${open}"]`)?.focus();
  }, [open]);
  return (
    <fieldset className="notice-question" ref={place}>
      <legend>{texts.uRLs}</legend>
      {slots.map((slot) => (
        <Slot key={slot} slot={slot} isOpen={slot <= open} />
      ))}
      {open < slots.length && (
        <button type="button" className="btn flat needs-script" onClick={() => setOpen(open + 1)}>
          {texts.addAnother}
        </button>
      )}
    </fieldset>
  );
}

function Slot({ slot, isOpen }: { slot: number; isOpen: boolean }) {
  const name = `url${slot}`;
  // Posted without script, and refused: what was typed is not hidden when script comes.
  const typed = useTyped(name, undefined);
  return (
    <div className={isOpen || typed ? undefined : 'notice-spare'}>
      <Field
        label={fillIn(texts.urlSlot, { slot })}
        name={name}
        type="url"
        autoComplete="off"
        {...(slot === 1 ? { parameter: 'p_addresses' } : {})}
      />
    </div>
  );
}
