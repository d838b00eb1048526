import type { ReactNode } from 'react';
import { FaultOfForm } from '../lib/fault-of-form.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { FormFault } from '../page/refusal.ts';
import * as texts from '../texts/notices.ts';
import { FormNote } from '../ui/form-note.tsx';

/** The fields of a form that says everything that is wrong with it at once: above them how much it is, and at each what. */
export function MarkedFields({ fault, children }: { fault: FormFault | null; children: ReactNode }) {
  const count = fault?.also?.length ?? 0;
  return (
    <>
      <FormNote
        wrong={
          fault && (
            <>
              <span>{fault.message}</span>{' '}
              {count > 0 && (
                <span>{count === 1 ? texts.oneFieldNeedsYou : fillIn(texts.fieldsNeedYou, { count })}</span>
              )}
            </>
          )
        }
      />
      <FaultOfForm value={fault}>{children}</FaultOfForm>
    </>
  );
}
