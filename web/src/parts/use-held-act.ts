import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { type LateWords, markLate } from './late-acts.ts';

/** How long an act waits for somebody to think better of it. */
const heldMilliseconds = 5000;

interface Held {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
  /** Where it goes, by its page: that may be gone by then. */
  to: string;
  timer: ReturnType<typeof setTimeout>;
}

let sentLate = 0;
const dataOf = ({ form, submitter }: Pick<Held, 'form' | 'submitter'>) => new FormData(form, submitter);

/**
 * An act that is sent a few seconds after it was pressed, so that it can be taken back meanwhile without anybody having
 * heard of it. Another act, or leaving the page, sends it at once. `holds`: whether it waits at all; what will be refused
 * is refused at once. `late` is said, wherever one is by then, if it is refused after its part of the page is gone; the
 * page's `clientAction` is `tellingOfLateActs`. Without script nothing waits.
 */
export function useHeldAct(holds: (data: FormData) => boolean = () => true, late?: LateWords) {
  const submit = useSubmit();
  const leaving = useRef({ submit, late });
  leaving.current = { submit, late };
  const held = useRef<Held | null>(null);
  const isGoing = useRef(false);
  const [isHeld, setHeld] = useState(false);
  const take = useCallback((): Held | null => {
    const one = held.current;
    if (one !== null) clearTimeout(one.timer);
    held.current = null;
    return one;
  }, []);
  /** Sends it now. Its form stays out of sight until there is an answer. */
  const release = useCallback(() => {
    const one = take();
    if (one === null) return;
    isGoing.current = true;
    one.form.requestSubmit(one.submitter);
    isGoing.current = false;
  }, [take]);
  const undo = useCallback(() => {
    take();
    setHeld(false);
  }, [take]);
  useEffect(() => {
    // Whoever leaves has decided: what they did goes on without the page. Nobody hears of it in a browser that leaves the site.
    const leave = () => {
      const one = take();
      if (one !== null)
        navigator.sendBeacon?.(
          one.to,
          new URLSearchParams([...dataOf(one)].map(([name, value]) => [name, String(value)])),
        );
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      const one = take();
      if (one === null) return;
      const { submit, late } = leaving.current;
      const data = dataOf(one);
      if (late !== undefined) markLate(data, late);
      const { pathname, search } = new URL(one.to);
      void submit(data, {
        ...{ method: 'post', action: pathname + search },
        ...{ navigate: false, fetcherKey: `late-${++sentLate}` },
      });
    };
  }, [take]);
  const onSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      if (isGoing.current) return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const form = event.currentTarget;
      if (!holds(dataOf({ form, submitter }))) return;
      event.preventDefault();
      take();
      held.current = { form, submitter, to: form.action, timer: setTimeout(release, heldMilliseconds) };
      setHeld(true);
    },
    [holds, release, take],
  );
  return { isHeld, onSubmit, undo, release };
}
