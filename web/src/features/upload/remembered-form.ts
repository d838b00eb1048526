import { type AuthEvent, authEventName } from '../../state/auth-events.ts';

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

interface Remembered {
  /** The member who typed it. */
  owner: string;
  forms: Record<string, FormValues>;
}

const storageKey = 'upload.forms';
/** Forms that are remembered at once; the oldest goes first. */
const most = 30;

function read(owner: string): Remembered['forms'] {
  try {
    const found = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Remembered | null;
    return found?.owner === owner ? found.forms : {};
  } catch {
    return {}; // Storage is closed, or holds something else.
  }
}

function write(owner: string, forms: Remembered['forms']): void {
  try {
    const remembered: Remembered = { owner, forms: Object.fromEntries(Object.entries(forms).slice(-most)) };
    sessionStorage.setItem(storageKey, JSON.stringify(remembered));
  } catch {
    // Storage is full or closed: what was typed lasts as long as the page.
  }
}

/** Remembers in this tab what was typed in a form that was not sent yet. */
export function rememberForm(owner: string, key: string, values: FormValues): void {
  const { [key]: _before, ...others } = read(owner);
  write(owner, { ...others, [key]: values });
}

/** What was typed in a form before the page was loaded again; null: nothing. */
export const recallForm = (owner: string, key: string): FormValues | null => read(owner)[key] ?? null;

/** The form that was typed in last, among these. */
export const lastTyped = (owner: string, keys: readonly string[]): string | null =>
  Object.keys(read(owner))
    .reverse()
    .find((key) => keys.includes(key)) ?? null;

export function forgetForm(owner: string, key: string): void {
  const { [key]: gone, ...others } = read(owner);
  if (gone !== undefined) write(owner, others);
}

// The next member in this browser does not find what another one typed.
if (typeof window !== 'undefined')
  window.addEventListener(authEventName, (event) => {
    const { type } = (event as CustomEvent<AuthEvent>).detail;
    if (type === 'signed-in' || type === 'signed-out')
      try {
        sessionStorage.removeItem(storageKey);
      } catch {
        // Storage is closed.
      }
  });
