import { askToSignIn } from './ask-to-sign-in.ts';
import { say } from './notices.ts';

/** What a member turns on and off, such as a like or a subscription. `Stand` is how it stands with them. */
export interface Deed<Stand> {
  /** Why a visitor is asked to log in. */
  reason: string;
  /** How it stands with whoever has just logged in; absent: the page loads again with it, and the next press counts. */
  ask?(memberId: string): Stand | Promise<Stand>;
  /** Whether it is done already. */
  done(stand: Stand): boolean;
  /** How the page looks at once. */
  guess(stand: Stand): Stand;
  /** What the server makes of it. */
  send(before: Stand): Promise<Partial<Stand>>;
  /** What is said when it fails. */
  undone(message: string): string;
}

/** The request must outlive the page that sent it. */
export const outlives = { keepalive: true };

/** Who did it, and how it stands since. */
export interface Done<Stand> {
  memberId: string;
  stand: Stand;
}

/**
 * Does it: at once on the page, then as the server answers, and back with a message if the server refuses. A visitor logs
 * in first; what they had done before stays done. Resolves to null if nothing was done.
 */
export async function perform<Stand>(
  deed: Deed<Stand>,
  { memberId, stand, show }: { memberId: string | null; stand: Stand; show(stand: Stand): void },
): Promise<Done<Stand> | null> {
  let before = stand;
  try {
    let doer = memberId;
    if (doer === null) {
      doer = (await askToSignIn(deed.reason))?.id ?? null;
      if (doer === null || !deed.ask) return null;
      before = await deed.ask(doer);
      show(before);
      if (deed.done(before)) return null;
    }
    const guess = deed.guess(before);
    show(guess);
    const after = { ...guess, ...(await deed.send(before)) };
    show(after);
    return { memberId: doer, stand: after };
  } catch (error) {
    show(before);
    say(deed.undone(error instanceof Error ? error.message : ''), 'wrong');
    return null;
  }
}
