import { limits } from '#contract/limits.ts';
import { badInput } from '../../kit/app-error.ts';
import { readEmailAddress } from '../../kit/email-address.ts';

/**
 * Addresses of our pages, and words that would make a member look official. Compared without case and
 * separators.
 */
const reservedUsernames = new Set(
  `about abuse account accounts admin administrator ads anonymous api app apps archive assets auth become-creator blog
  categories coming-soon contact content-removal conversation copyright creator creators default deleted dmca docs embed
  everyone explore faq favicon favorites feed feeds functions guest health help here home host hostmaster inbox index info
  information legal live login logout mail mailer-daemon me media member members metrics mod moderation moderator
  moderators news nobody noreply no-reply notifications null oembed official owner playlist playlists postmaster premium
  press privacy profile profiles public realtime register rest robots root rss search security self sessions settings
  setup signin signout signup site sitemap staff static status storage studios subscriptions support sysadmin system
  tags team terms test tsukimi undefined unverified upload uploads user username users verified verify videos void
  webmaster www you`
    .split(/\s+/)
    .map(bareName),
);

function bareName(name: string): string {
  return name.toLowerCase().replace(/[-_.]/g, '');
}

export const usernameTooShort = 'Username must be at least 3 characters.';
export const usernameTaken = 'This username is already taken.';
/** For a profile held by a report. */
export const heldProfile =
  'You can’t change your names and pictures until we’ve looked at a report about them.';
export const usernameNotAvailable = 'Username not available.';
export const emailNotValid = 'Please enter a valid email address.';
export const emailTaken = 'This email is already registered.';

/** Why nobody can have this name (trimmed), or null. Whether it is taken is another question. */
export function usernameFault(name: string): string | null {
  if (name.length < limits.usernameShortest) return usernameTooShort;
  if (name.length > limits.usernameLongest)
    return `Username must be at most ${limits.usernameLongest} characters.`;
  if (!/^[A-Za-z0-9_.-]+$/.test(name))
    return 'Username may hold letters, digits, hyphens, underscores and dots only.';
  // `.data` after a page's address asks for its data alone.
  if (!/[A-Za-z0-9]/.test(name) || /\.data$/i.test(name) || reservedUsernames.has(bareName(name)))
    return usernameNotAvailable;
  return null;
}

/** The name as stored; throws `badInput` with the reason. */
export function readUsername(input: string, field: string): string {
  const name = input.trim();
  const fault = usernameFault(name);
  if (fault !== null) throw badInput(field, fault);
  return name;
}

/** The address as stored and mailed; throws `badInput` with the reason. */
export function readEmail(input: string, field: string): string {
  const email = readEmailAddress(input);
  if (email === null) throw badInput(field, emailNotValid);
  return email;
}

/** What to look up when somebody types an address they have: one stored before the rule may break it. */
export const typedEmail = (input: string): string => readEmailAddress(input) ?? input.trim().normalize('NFC');

/** A person's name: one line of text, or null if nothing is left of it. */
export function readPersonName(input: string | null | undefined, field: string): string | null {
  const name = (input ?? '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u.test(name))
    throw badInput(field, 'There is a character in it that is not allowed.');
  return name === '' ? null : name;
}

export const passwordTooShort = 'Password must be at least 8 characters long.';

/** Why this cannot be a password, or null. */
export function passwordFault(password: string, own: { email: string; username: string }): string | null {
  if ([...password].length < limits.passwordShortest) return passwordTooShort;
  const folded = password.toLowerCase();
  if (folded === own.email.toLowerCase() || folded === own.username.toLowerCase())
    return 'Your password may not be your email address or your username.';
  return null;
}

export const newPasswordTooShort = 'New password must be at least 8 characters long.';

/** Days until the username may be changed again, or null when it may be now. */
export function usernameChangeWait(changedAt: Date | null, now: number): number | null {
  if (changedAt === null) return null;
  const wait = changedAt.getTime() + limits.usernameChangeDays * 86_400_000 - now;
  return wait <= 0 ? null : Math.ceil(wait / 86_400_000);
}

/** When an account that asked to be deleted is gone. */
export const deletionMoment = (requestedAt: Date): Date =>
  new Date(requestedAt.getTime() + limits.deletionGraceDays * 86_400_000);

/** A valid username made from any words: `Mio Aoki` → `MioAoki`. */
export function usernameFrom(words: string): string {
  const letters = words
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_.-]/g, '')
    .replace(/^[-_.]+|[-_.]+$/g, '')
    .slice(0, limits.usernameLongest - 6);
  return letters.length >= limits.usernameShortest ? letters : `member${letters}`;
}
