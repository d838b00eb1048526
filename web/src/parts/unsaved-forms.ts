import { useCallback, useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether it holds something else than the page came with. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** A form of the page's own that has a button to save it. Those that save at once have one without script alone. */
const isSaved = (form: HTMLFormElement): boolean =>
  form.method === 'post' &&
  form.closest('main') !== null &&
  [...form.querySelectorAll('button[type="submit"]')].some((button) => !button.closest('.needs-no-script'));

/** Whether something was typed into a form of this page, and not sent since. A form that was refused counts as not sent. */
export function useUnsavedForms(): () => boolean {
  const edited = useRef(new Map<HTMLFormElement, 'typed' | 'sent'>());
  useEffect(() => {
    const forms = edited.current;
    const typed = ({ target }: Event) => {
      const form = (target as Partial<Control>).form;
      if (form && isSaved(form)) forms.set(form, 'typed');
    };
    const sent = ({ target }: Event) => {
      if (forms.has(target as HTMLFormElement)) forms.set(target as HTMLFormElement, 'sent');
    };
    document.addEventListener('input', typed);
    document.addEventListener('submit', sent);
    return () => {
      document.removeEventListener('input', typed);
      document.removeEventListener('submit', sent);
    };
  }, []);
  return useCallback(
    () =>
      [...edited.current].some(
        ([form, state]) =>
          form.isConnected &&
          (state === 'typed' || form.querySelector('[role="alert"], [aria-invalid="true"]') !== null) &&
          ([...form.elements] as Control[]).some((one) =>
            'defaultValue' in one || 'options' in one ? isChanged(one) : false,
          ),
      ),
    [],
  );
}
