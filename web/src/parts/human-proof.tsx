import { useEffect, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import { humanCheckLimits } from '#contract/human-check-rules.ts';
import * as texts from '../texts/common.ts';

/** Milliseconds after which a proof is made anew: a form may be filled in for longer than one is good. */
const goodFor = humanCheckLimits.seconds * 900;
/** Milliseconds that a form waits for its proof before it is sent without. */
const patience = 20_000;

/** Answers what the site asks, in a worker; an empty text if it asks nothing, or nothing can be computed. */
async function prove(): Promise<string> {
  const { challenge, bits } = await call('get_human_check', {});
  if (challenge === null) return '';
  const worker = new Worker(new URL('./work-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = reject;
      setTimeout(() => resolve(''), patience);
      worker.postMessage({ challenge, bits });
    });
  } finally {
    worker.terminate();
  }
}

/**
 * The proof that a form is sent with, where the site asks for one: computed from the moment somebody begins to fill the
 * form in, and again after each answer, because it is good once. A press on the form's button waits for it, says so, and
 * is sent then. Without script the form is sent without.
 */
export function HumanProof({ answer }: { answer: unknown }) {
  const field = useRef<HTMLInputElement>(null);
  const restart = useRef<() => void>(() => {});
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return;
    let made: { at: number; isReady: boolean; ready: Promise<void> } | null = null;
    const begin = () => {
      if (made !== null && Date.now() - made.at < goodFor) return made;
      const mine = { at: Date.now(), isReady: false, ready: Promise.resolve() };
      mine.ready = prove()
        .catch(() => '')
        .then((proof) => {
          mine.isReady = true;
          if (field.current) field.current.value = proof;
        });
      made = mine;
      return mine;
    };
    restart.current = () => {
      if (made === null) return;
      made = null;
      begin();
    };
    const hold = (event: SubmitEvent) => {
      const { isReady, ready } = begin();
      if (isReady) return;
      event.preventDefault();
      event.stopPropagation();
      if (form.ariaBusy === 'true') return;
      form.ariaBusy = 'true';
      setAwaited(true);
      const button = event.submitter;
      void ready.then(() => {
        form.ariaBusy = null;
        setAwaited(false);
        form.requestSubmit(button);
      });
    };
    form.addEventListener('focusin', begin);
    form.addEventListener('submit', hold);
    return () => {
      form.removeEventListener('focusin', begin);
      form.removeEventListener('submit', hold);
    };
  }, []);
  useEffect(() => {
    if (answer) restart.current();
  }, [answer]);
  return (
    <>
      <input type="hidden" name="proof" ref={field} />
      <p className="form-awaited" role="status">
        {isAwaited && texts.oneMomentWereCheckingThat}
      </p>
    </>
  );
}
