import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transporter } from 'nodemailer';
import { readEmailAddress } from '../../kit/email-address.ts';
import { newId } from '../../kit/ids.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { Letter } from './compose-letter.ts';

export interface Mailer {
  /** Hands a letter over. Rejects if that failed; then it has not been sent. */
  send(letter: Letter): Promise<void>;
  close(): void;
}

/** Folder of letters waiting for an operator without a mail server, one message (RFC 5322) per file. */
export const outboxFolder = (dataDir: string): string => path.join(dataDir, 'outbox');

/** Sends through SMTP_URL; without it, writes each letter to the outbox and says so in the log. */
export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'settings'>,
  log: Log,
): Mailer {
  const from = () =>
    config.mailFrom ?? { name: config.settings.siteName, address: config.settings.contactEmail };
  let transport: Promise<Transporter> | null = null;
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    if (config.smtpUrl === null)
      return createTransport({ streamTransport: true, buffer: true }) as Transporter;
    return createTransport({
      url: config.smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    } as never) as Transporter;
  };
  return {
    async send(letter) {
      const to = readEmailAddress(letter.to, 'operator');
      if (to === null) {
        // Stored before addresses had this form. A mail server could read another address out of it.
        log.warn({ subject: letter.subject }, 'a mail was not sent: what it was for is no email address');
        return;
      }
      transport ??= open();
      const opened = await transport;
      const sent = (await inSpan('send mail', { kind: 'client' }, () =>
        opened.sendMail({
          from: from(),
          ...letter,
          // Never as plain text, which is parsed as a list of addresses.
          to: { name: '', address: to },
          // Automatic replies (away, mailbox full) need not come back.
          headers: { 'Auto-Submitted': 'auto-generated' },
        }),
      )) as { message?: Buffer };
      if (config.smtpUrl !== null || sent.message === undefined) return;
      const folder = outboxFolder(config.dataDir);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(
        folder,
        `${new Date().toISOString().replace(/[:.]/g, '-')}-${newId().slice(-8)}.eml`,
      );
      await writeFile(file, sent.message, { mode: 0o600 });
      log.info({ file }, 'no SMTP_URL is set: a mail was written to the outbox');
    },
    close() {
      void transport?.then((opened) => opened.close());
    },
  };
}
