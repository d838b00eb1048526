import { type FormEvent, useEffect, useRef } from 'react';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as texts from '../../texts/account-settings.ts';
import { Save } from './section.tsx';

type Control = HTMLInputElement | HTMLSelectElement;
const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement && element.type === 'checkbox') ||
      element instanceof HTMLSelectElement,
  );
const stateOf = (control: Control) => (control instanceof HTMLInputElement ? control.checked : control.value);
const valuesIn = (form: HTMLFormElement) =>
  new Map(controlsOf(form).map((control) => [control, stateOf(control)]));

/**
 * A form of switches and choices that acts as soon as one of them changes. What did not get through goes back to how it
 * was. Changes made while one is on its way are sent after it, together.
 */
export function useInstantForm(intent: string, before?: (form: HTMLFormElement) => void) {
  const { Form, submit, busy, fault, done, answer } = useSectionForm(intent);
  const element = useRef<HTMLFormElement>(null);
  const stored = useRef<Map<Control, string | boolean>>(null);
  const waits = useRef(false);
  useEffect(() => {
    if (element.current) stored.current = valuesIn(element.current);
  }, []);
  useEffect(() => {
    const form = element.current;
    if (busy || !form) return;
    if (waits.current) {
      waits.current = false;
      void submit(form);
    } else if (answer?.fault)
      for (const [control, value] of stored.current ?? []) {
        if (control instanceof HTMLInputElement) control.checked = value === true;
        else control.value = String(value);
      }
    else if (answer?.done) stored.current = valuesIn(form);
  }, [busy, answer, submit]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    before?.(event.currentTarget);
    if (busy) waits.current = true;
    else void submit(event.currentTarget);
  };
  return {
    Form,
    /** For the form. */
    bind: { method: 'post', className: 'form', ref: element, onChange: send } as const,
    fault,
    done: answer?.done ? answer : null,
    /** For the title of its section. */
    said: (
      <p className="settings-said" role="status">
        {busy ? texts.saving : done}
      </p>
    ),
    /** Without script, a button sends the form. */
    save: (words: string) => (
      <div className="needs-no-script">
        <Save busy={busy}>{words}</Save>
      </div>
    ),
  };
}
