import * as paths from '../paths.ts';
import type { Member } from './auth-events.ts';

/** Where a sign-in form stands. Each place has its own wording. */
export type Surface = 'page' | 'dialog' | 'profile';

export interface Asked {
  /** The reason, in the words of the action that asks. */
  reason: string | null;
  form: 'log-in' | 'sign-up';
  surface: Exclude<Surface, 'page'>;
  answer(member: Member | null): void;
}

let door: ((asked: Asked) => void) | null = null;

/** The part of the page that opens the dialog registers here; the returned function unregisters it. */
export function listenForAsks(listener: (asked: Asked) => void): () => void {
  door = listener;
  return () => {
    if (door === listener) door = null;
  };
}

/**
 * Opens the dialog to log in or sign up over the page, and resolves to the member, or to null if it was closed. The
 * action that asked then continues: `const member = useMember(); … if (!(member ?? (await askToSignIn('Please log in to
 * …')))) return;`
 */
export function askToSignIn(
  reason: string | null = null,
  more: Partial<Pick<Asked, 'form' | 'surface'>> = {},
): Promise<Member | null> {
  return new Promise((answer) => {
    if (door) door({ reason, form: 'log-in', surface: 'dialog', ...more, answer });
    else location.assign(paths.login(location.pathname + location.search));
  });
}
