import { randomBytes } from 'node:crypto';
import { type Role, roles } from '#contract/roles.ts';
import {
  changeChildSafety,
  changeRole,
  createAccountNamedLike,
  findAccountByEmail,
  hasChildSafety,
  hashPassword,
  listAdmins,
  readEmail,
  typedEmail,
} from '../../domains/accounts/index.ts';
import { AppError } from '../../kit/app-error.ts';
import type { Platform } from '../../platform/context.ts';
import type { AdminCommand } from './admin-command.ts';

const emailOf = (words: readonly string[]): string => {
  const [email, ...rest] = words;
  if (email === undefined || rest.length > 0)
    throw new AppError('badInput', 'Give one email address, as in: npm run admin -- make mio@example.org');
  return email;
};

async function knownBy({ db }: Platform, email: string) {
  const known = await findAccountByEmail(db, email);
  if (known === null) throw new AppError('notFound', `No one has the address ${email}.`);
  return known;
}

/** Anybody can sign up with an address that is not theirs. */
function refuseUnconfirmed(known: Awaited<ReturnType<typeof knownBy>>, email: string): void {
  if (known.email_verified_at !== null) return;
  throw new AppError(
    'conflict',
    `${known.username} signed up with ${email} on ${known.created_at.toISOString().slice(0, 10)} and never confirmed the address. If you know that it is theirs, add --unconfirmed.`,
  );
}

/** The first admin is told of what comes with being the first. */
async function sayWhetherEntrusted(
  { db }: Platform,
  id: string,
  email: string,
  say: (line: string) => void,
): Promise<void> {
  if (!(await hasChildSafety(db, id))) return;
  say('As the only admin they see reports that a minor may be shown, and get a mail for each.');
  say(`Somebody else is to do that: npm run admin -- child-safety THEIR-EMAIL on, and then ${email} off.`);
}

const make: AdminCommand = {
  name: 'make',
  usage:
    'make EMAIL [--unconfirmed]   makes the account with this address an admin; without one, makes the account too',
  async run(platform, words, say) {
    const unconfirmed = words.includes('--unconfirmed');
    const typed = emailOf(words.filter((word) => word !== '--unconfirmed'));
    const email = typedEmail(typed);
    const known = await findAccountByEmail(platform.db, email);
    if (known === null) {
      readEmail(typed, 'email');
      const password = randomBytes(12).toString('base64url');
      const passwordHash = await hashPassword(password);
      const id = await platform.db.transaction((transaction) =>
        createAccountNamedLike(transaction, platform, email.split('@', 1)[0] ?? '', {
          email,
          passwordHash,
          role: 'admin',
          isEmailVerified: true,
        }),
      );
      say(`Made the admin ${email}. Password, shown this once: ${password}`);
      return sayWhetherEntrusted(platform, id, email, say);
    }
    if (!unconfirmed) refuseUnconfirmed(known, email);
    if (known.role === 'admin') return say(`${email} (${known.username}) is an admin already.`);
    await platform.db.transaction((transaction) => changeRole(transaction, platform, known.id, 'admin'));
    say(`${email} (${known.username}) is an admin now.`);
    await sayWhetherEntrusted(platform, known.id, email, say);
  },
};

const list: AdminCommand = {
  name: 'list',
  usage: 'list                         lists the admins',
  async run({ db }, _words, say) {
    const admins = await listAdmins(db);
    if (admins.length === 0) say('There is no admin. Make one with: npm run admin -- make EMAIL');
    for (const admin of admins)
      say(
        `${admin.email}  ${admin.username}  since ${admin.created_at.toISOString().slice(0, 10)}, last seen ${admin.last_seen_at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never'}${admin.child_safety ? ', child safety' : ''}`,
      );
  },
};

const demote: AdminCommand = {
  name: 'demote',
  usage: 'demote EMAIL                 makes an admin a member; the last one stays',
  async run(platform, words, say) {
    const email = typedEmail(emailOf(words));
    const known = await knownBy(platform, email);
    if (known.role !== 'admin') throw new AppError('conflict', `${email} (${known.username}) is no admin.`);
    const role = known.email_verified_at === null ? 'unverified_member' : 'member';
    await platform.db.transaction((transaction) => changeRole(transaction, platform, known.id, role));
    say(`${email} (${known.username}) is a member now.`);
  },
};

/** An admin is made by `make`, which says more. */
const given: readonly Role[] = roles.filter((role) => role !== 'admin');

const role: AdminCommand = {
  name: 'role',
  usage: `role EMAIL ROLE [--unconfirmed]
                               gives a member the role ${given.join(', ')}`,
  async run(platform, words, say) {
    const unconfirmed = words.includes('--unconfirmed');
    const [address, name, ...rest] = words.filter((word) => word !== '--unconfirmed');
    const wanted = given.find((one) => one === name);
    if (address === undefined || wanted === undefined || rest.length > 0)
      throw new AppError('badInput', `Say: role EMAIL ROLE, where ROLE is one of ${given.join(', ')}.`);
    const email = typedEmail(address);
    const known = await knownBy(platform, email);
    if (known.role === 'admin')
      throw new AppError('conflict', `${email} (${known.username}) is an admin. Demote them first.`);
    if (wanted !== 'unverified_member' && !unconfirmed) refuseUnconfirmed(known, email);
    await platform.db.transaction((transaction) => changeRole(transaction, platform, known.id, wanted));
    say(`${email} (${known.username}) has the role ${wanted} now.`);
  },
};

const childSafety: AdminCommand = {
  name: 'child-safety',
  usage: 'child-safety EMAIL on|off    lets an admin see cases about minors, or no longer',
  async run(platform, [address, state, ...rest], say) {
    if (address === undefined || (state !== 'on' && state !== 'off') || rest.length > 0)
      throw new AppError('badInput', 'Say: child-safety EMAIL on, or child-safety EMAIL off.');
    const email = typedEmail(address);
    const known = await knownBy(platform, email);
    await platform.db.transaction((transaction) =>
      changeChildSafety(transaction, platform, known.id, state === 'on'),
    );
    const does = state === 'on' ? 'sees cases about minors now' : 'sees no cases about minors';
    say(`${email} (${known.username}) ${does}.`);
  },
};

export const memberCommands: readonly AdminCommand[] = [make, list, demote, role, childSafety];
