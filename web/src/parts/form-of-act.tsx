import { type ComponentProps, useEffect, useRef } from 'react';
import { type Fault, FaultOfForm, focusWrong } from '../lib/fault-of-form.ts';

/** Several forms of a page may share one act: what it was refused for is of the form that was sent last. */
let sentLast: object | null = null;

/**
 * A form whose act the browser does (`useAct`): what the act was refused for stands at the field that is wrong, and the focus
 * goes there. Nothing that was typed is touched.
 */
export function FormOfAct({
  act,
  onSubmit,
  ...form
}: ComponentProps<'form'> & { act: { fault: Fault | null } }) {
  const place = useRef<HTMLFormElement>(null);
  const { fault } = act;
  const own = fault !== null && sentLast === place ? fault : null;
  useEffect(() => {
    if (own !== null) focusWrong(place.current);
  }, [own]);
  return (
    <FaultOfForm value={own}>
      <form
        ref={place}
        onSubmit={(event) => {
          sentLast = place;
          onSubmit?.(event);
        }}
        {...form}
      />
    </FaultOfForm>
  );
}
