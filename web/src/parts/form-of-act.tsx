import { type ComponentProps, useEffect, useRef } from 'react';
import { type Fault, FaultOfForm, focusWrong } from '../lib/fault-of-form.ts';

/**
 * A form whose act the browser does (`useAct`): what the act was refused for stands at the field that is wrong, and the focus
 * goes there. Nothing that was typed is touched.
 */
export function FormOfAct({ act, ...form }: ComponentProps<'form'> & { act: { fault: Fault | null } }) {
  const place = useRef<HTMLFormElement>(null);
  const { fault } = act;
  useEffect(() => {
    if (fault !== null) focusWrong(place.current);
  }, [fault]);
  return (
    <FaultOfForm value={fault}>
      <form ref={place} {...form} />
    </FaultOfForm>
  );
}
