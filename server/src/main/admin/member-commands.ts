import { randomBytes } from 'node:crypto';
import {
  changeRole,
  createAccountNamedLike,
  findAccountByEmail,
  hashPassword,
  listAdmins,
  readEmail,
} from '../../domains/accounts/index.ts';
import { AppError } from '../../kit/app-error.ts';
import type { AdminCommand } from './admin-command.ts';

const emailOf = (words: readonly string[]): string => {
  const [email, ...rest] = words;
  if (email === undefined || rest.length > 0)
    throw new AppError('badInput', 'Give one e-mail address, as in: npm run admin -- make mio@example.org');
  return readEmail(email, 'email');
};

const make: AdminCommand = {
  name: 'make',
  usage:
    'make EMAIL [--unconfirmed]   makes the account with this address an admin; without one, makes the account too',
  async run(platform, words, say) {
    const unconfirmed = words.includes('--unconfirmed');
    const email = emailOf(words.filter((word) => word !== '--unconfirmed'));
    const known = await findAccountByEmail(platform.db, email);
    if (known === null) {
      const password = randomBytes(12).toString('base64url');
      const passwordHash = await hashPassword(password);
      await platform.db.transaction((transaction) =>
        createAccountNamedLike(transaction, platform, email.split('@', 1)[0] ?? '', {
          email,
          passwordHash,
          role: 'admin',
          isEmailVerified: true,
        }),
      );
      say(`Made the admin ${email}. Password, shown this once: ${password}`);
      return;
    }
    // Anybody can sign up with an address that is not his.
    if (known.email_verified_at === null && !unconfirmed)
      throw new AppError(
        'conflict',
        `${known.username} signed up with ${email} on ${known.created_at.toISOString().slice(0, 10)} and never confirmed the address. If you know that it is theirs, add --unconfirmed.`,
      );
    if (known.role === 'admin') return say(`${email} (${known.username}) is an admin already.`);
    await platform.db.transaction((transaction) => changeRole(transaction, platform, known.id, 'admin'));
    say(`${email} (${known.username}) is an admin now.`);
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
        `${admin.email}  ${admin.username}  since ${admin.created_at.toISOString().slice(0, 10)}, last seen ${admin.last_seen_at?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never'}`,
      );
  },
};

const demote: AdminCommand = {
  name: 'demote',
  usage: 'demote EMAIL                 makes an admin a member; the last one stays',
  async run(platform, words, say) {
    const email = emailOf(words);
    const known = await findAccountByEmail(platform.db, email);
    if (known === null) throw new AppError('notFound', `Nobody has the address ${email}.`);
    if (known.role !== 'admin') throw new AppError('conflict', `${email} (${known.username}) is no admin.`);
    const role = known.email_verified_at === null ? 'unverified_member' : 'member';
    await platform.db.transaction((transaction) => changeRole(transaction, platform, known.id, role));
    say(`${email} (${known.username}) is a member now.`);
  },
};

export const memberCommands: readonly AdminCommand[] = [make, list, demote];
