import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type Fault, FaultOfForm, focusWrong } from '../lib/fault-of-form.ts';
import * as texts from '../texts/admin-frame.ts';

/** Several forms of a page may share one act: what it was refused for is of the form that was sent last. */
let sentLast: object | null = null;

type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const wordsOf = (field: Typed): string => {
  if (field.validity.valueMissing)
    return field instanceof HTMLSelectElement ? texts.chooseOne : texts.fillThisIn;
  return field.type === 'url' && field.validity.typeMismatch
    ? texts.enterAWholeAddress
    : field.validationMessage;
};

/** What the browser would refuse to send, in words for each field; null: nothing. */
function unfilledIn(form: HTMLFormElement): Fault | null {
  const [first, ...also] = [...form.querySelectorAll<Typed>('input, select, textarea')]
    .filter((field) => field.name !== '' && field.willValidate && !field.validity.valid)
    .map((field) => ({ field: field.name, message: wordsOf(field) }));
  return first === undefined ? null : { ...first, also };
}

/**
 * A form whose act the browser does (`useAct`): what is missing, and what the act was refused for, stands at the field that is
 * wrong, and the focus goes there. Nothing that was typed is touched.
 */
export function FormOfAct({
  act,
  onSubmit,
  onChange,
  ...form
}: ComponentProps<'form'> & { act: { fault: Fault | null; clear?(): void } }) {
  const place = useRef<HTMLFormElement>(null);
  const { fault } = act;
  const [unfilled, setUnfilled] = useState<Fault | null>(null);
  const own = unfilled ?? (fault !== null && sentLast === place ? fault : null);
  const [tried, setTried] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second try brings it back
  useEffect(() => {
    if (own === null || (unfilled !== null && tried === 0)) return;
    // Where no field can say it, the browser does.
    if (!focusWrong(place.current) && unfilled !== null) place.current?.reportValidity();
  }, [tried, fault]);
  return (
    <FaultOfForm value={own}>
      <form
        ref={place}
        noValidate
        onSubmit={(event) => {
          act.clear?.();
          const missing = unfilledIn(event.currentTarget);
          setUnfilled(missing);
          if (missing !== null) {
            event.preventDefault();
            setTried((times) => times + 1);
            return;
          }
          sentLast = place;
          onSubmit?.(event);
        }}
        onChange={(event) => {
          // What was filled in is no longer called missing.
          if (unfilled !== null) setUnfilled(unfilledIn(event.currentTarget));
          onChange?.(event);
        }}
        {...form}
      />
    </FaultOfForm>
  );
}
