import { createContext, useContext, useState } from 'react';
import { type Fields, PostedForm } from './posted-fields.ts';
import { useInBrowser } from './use-in-browser.ts';

/** Which form of its page a field belongs to; null in one that does not say, or that was sent successfully. */
export const FormOfField = createContext<{ intent: string; item: string } | null>(null);

/** Whether these are the fields of this form. An `item` tells forms of one kind apart: the value of a field, or of several, with spaces between. */
export const isPostedBy = (posted: Fields, { intent, item }: { intent: string; item: string }): boolean =>
  posted.intent === intent && item.split(' ').every((part) => !part || Object.values(posted).includes(part));

/** The form that this field is in, as it was posted without script and refused; null: it was not. */
function usePosted(): Fields | null {
  const posted = useContext(PostedForm);
  const form = useContext(FormOfField);
  const isLater = useInBrowser();
  const isThis = !isLater && posted && form && isPostedBy(posted, form);
  // As it was when the page was drawn: after that, the field manages its own content.
  return useState(isThis ? posted : null)[0];
}

/**
 * What was typed in a field of this form, if it was posted without script and refused: the field shows it again. Else
 * the given value.
 */
export function useTyped(name: string | undefined, value: string | undefined): string | undefined {
  const posted = usePosted();
  return posted?.[name ?? ''] ?? value;
}

/** The same of what is on or off: a form says nothing of what is off. */
export function useSwitched(name: string, isOn: boolean): boolean {
  const posted = usePosted();
  return posted === null ? isOn : name in posted;
}
