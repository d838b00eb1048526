import { makeTabMemory } from '../../state/tab-memory.ts';

/** What stands in a form, by the names of its fields. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

export const textOf = (values: FormValues, name: string): string => values[name]?.[0] ?? '';

/** Everything that was typed and ticked; files and thumbnails are not. */
export function valuesOf(form: FormData): FormValues {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form)
    if (typeof value === 'string' && !name.startsWith('still-'))
      values[name] = [...(values[name] ?? []), value.replaceAll('\r\n', '\n')];
  return values;
}

/** Whether these fields say the same in both. */
export const saysSame = (one: FormValues, other: FormValues, names: readonly string[]): boolean =>
  names.every((name) => (one[name] ?? []).join('\n') === (other[name] ?? []).join('\n'));

const forms = makeTabMemory<FormValues>('upload.forms');

/** Remembers in this tab what was typed in a form that was not sent yet. */
export const rememberForm = (owner: string, key: string, values: FormValues): void =>
  forms.write(owner, key, values);

/** What was typed in a form before the page was loaded again; null: nothing. */
export const recallForm = (owner: string, key: string): FormValues | null => forms.read(owner)[key] ?? null;

/** The form that was typed in last, among these. */
export const lastTyped = (owner: string, keys: readonly string[]): string | null =>
  Object.keys(forms.read(owner))
    .reverse()
    .find((key) => keys.includes(key)) ?? null;

export function forgetForm(owner: string, key: string): void {
  if (recallForm(owner, key) !== null) forms.write(owner, key, null);
}
