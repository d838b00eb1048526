import assert from 'node:assert/strict';
import type { AccountMail } from '#server/domains/accounts/mail/send-account-mail.job.ts';
import { writeAccountMail } from '#server/domains/accounts/mail/write-account-mail.ts';
import { takeFromMailbox } from '#server/domains/accounts/throttle/mailbox-budget.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Letter } from '#server/platform/mail/compose-letter.ts';

export interface TestLetter extends Letter {
  kind: AccountMail['kind'];
  /** The address of its link, or ''. */
  link: string;
  /** The token of its link, or ''. */
  token: string;
}

/** Does the worker's part for mails that wait: writes them, takes them out of the queue, and answers them. */
export async function takeMail(platform: Platform, origin = 'http://localhost:3000'): Promise<TestLetter[]> {
  const waiting = await platform.db.query<{ data: AccountMail }>(
    `with taken as (delete from jobs.job where name = 'send-account-mail' and state < 'active' returning data, created_on)
     select data from taken order by created_on`,
  );
  const letters: TestLetter[] = [];
  for (const { data } of waiting) {
    for (const letter of await writeAccountMail(platform, origin, data)) {
      if (!(await takeFromMailbox(platform, data.kind, letter.to))) continue;
      const link = /^https?:\/\/\S+$/m.exec(letter.text)?.[0] ?? '';
      assert.ok(
        letter.html.includes(link.replaceAll('&', '&#38;')),
        'both forms of a mail have the same link',
      );
      const token = link === '' ? '' : (new URL(link).searchParams.get('token') ?? '');
      letters.push({ ...letter, kind: data.kind, link, token });
    }
  }
  return letters;
}

/** The one letter of this kind that waits for this address; the others are gone too. */
export async function takeLetter(
  platform: Platform,
  kind: AccountMail['kind'],
  to: string,
): Promise<TestLetter> {
  const letters = await takeMail(platform);
  const found = letters.filter((letter) => letter.kind === kind && letter.to === to);
  assert.equal(
    found.length,
    1,
    `one ${kind} for ${to} among ${letters.map((one) => `${one.kind} ${one.to}`).join(', ')}`,
  );
  return found[0] as TestLetter;
}
