import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FaultOfForm } from '../lib/fault-of-form.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { FormFault } from '../page/refusal.ts';
import * as texts from '../texts/notices.ts';
import { FormNote } from '../ui/form-note.tsx';

/** The fields of a form that says everything that is wrong with it at once: above them how much it is, and at each what. */
export function MarkedFields({ fault, children }: { fault: FormFault | null; children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const mended = useMended(place, fault);
  const wrong = fault?.also?.length ?? 0;
  const count = Math.max(0, wrong - mended.size);
  const isMended = mended.size > 0 && count === 0;
  return (
    <>
      <span ref={place} hidden />
      <FormNote
        wrong={
          fault &&
          !isMended && (
            <>
              <span>{fault.message}</span>{' '}
              {count > 0 && (
                <span>{count === 1 ? texts.oneFieldNeedsYou : fillIn(texts.fieldsNeedYou, { count })}</span>
              )}
            </>
          )
        }
      />
      <FaultOfForm value={fault && { ...fault, mended }}>{children}</FaultOfForm>
    </>
  );
}

const none: ReadonlySet<string> = new Set();

const isFilled = (field: HTMLInputElement): boolean =>
  field.type === 'checkbox' || field.type === 'radio' ? field.checked : field.value.trim() !== '';

/** Names of the fields around `place` that were wrong, and were filled in since. */
function useMended(
  place: { readonly current: Element | null },
  fault: FormFault | null,
): ReadonlySet<string> {
  const [mended, setMended] = useState<{ of: FormFault | null; names: ReadonlySet<string> }>({
    of: fault,
    names: none,
  });
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || fault === null) return;
    const look = ({ target }: Event) => {
      const field = target as HTMLInputElement;
      const isWrong = field.getAttribute('aria-invalid') === 'true';
      setMended((now) => {
        const names = new Set(now.of === fault ? now.names : none);
        if (isFilled(field) ? isWrong : names.has(field.name)) {
          if (isFilled(field)) names.add(field.name);
          else names.delete(field.name);
          return { of: fault, names };
        }
        return now;
      });
    };
    form.addEventListener('input', look);
    form.addEventListener('change', look);
    return () => {
      form.removeEventListener('input', look);
      form.removeEventListener('change', look);
    };
  }, [place, fault]);
  return mended.of === fault ? mended.names : none;
}
