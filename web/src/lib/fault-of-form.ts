import { createContext, useContext } from 'react';

/** A refusal of a form: its words, and the parameter at fault, if it is one. */
export interface Fault {
  field: string | null;
  message: string;
  /** Everything else that is wrong with the form, at its fields. */
  also?: readonly { field: string; message: string }[];
  /** Names of fields that were wrong and have something else in them by now. */
  mended?: ReadonlySet<string>;
}

/** Whether the fields of a part of the site say by themselves what is wrong with them, as in the back office. */
export const FieldsSayFaults = createContext(false);

/** What is wrong with the form around; null: nothing, or its fields are told one by one. */
export const FaultOfForm = createContext<Fault | null>(null);

/** `p_click_url` is the parameter of the field `click_url`, and `p_goals.rate` that of `rate`. */
export const isOfField = (name: string, parameter: string): boolean => {
  const bare = parameter.replace(/^p_/, '');
  return name === parameter || name === bare || bare.endsWith(`.${name}`);
};

/**
 * What a field says is wrong with it: what it was given, or else the fault of its form, if that is about it. `parameter`: what
 * it is called there, if its name does not tell.
 */
export function useFault(
  name: string | undefined,
  given: string | null | undefined,
  parameter?: string,
): string | null {
  const fault = useContext(FaultOfForm);
  if (given) return given;
  if (name === undefined || fault === null || fault.mended?.has(name)) return null;
  const isThis = ({ field }: Fault): boolean =>
    field !== null &&
    (field === name || (parameter === undefined ? isOfField(name, field) : field === parameter));
  return [fault, ...(fault.also ?? [])].find(isThis)?.message ?? null;
}

/** Puts the focus on the first field of a form that is wrong, in the middle of the window; answers whether there is one. */
export function focusWrong(form: Element | null | undefined): boolean {
  const field = form?.querySelector<HTMLElement>(
    ':is(input, select, textarea, [tabindex])[aria-invalid="true"]',
  );
  field?.focus();
  return field != null;
}
