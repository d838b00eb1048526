import { useEffect, useRef } from 'react';
import { focusWrong } from '../lib/fault-of-form.ts';
import type { FormAnswer } from '../page/page-form.ts';

/** For the element around a form: once it was refused, the first field that is wrong has the focus. */
export function useWrongFirst<E extends HTMLElement>(answer: FormAnswer | undefined) {
  const place = useRef<E>(null);
  useEffect(() => {
    if (answer?.fault) focusWrong(place.current);
  }, [answer]);
  return place;
}
