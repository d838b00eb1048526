import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { composeLetter } from './compose-letter.ts';
import { createMailer, outboxFolder } from './mailer.ts';
import { startTestSmtp } from './test-smtp.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-mail-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const letter = composeLetter({
  siteName: 'Tsukimi',
  to: 'mio@example.test',
  subject: 'Größe 月',
  paragraphs: ['Hello Mio,'],
  action: { label: 'Open', url: 'https://tsukimi.example/x' },
});
const mailerFor = (env: Record<string, string>) => {
  const { config, faults } = readConfig({ DATA_DIR: folder, CONTACT_EMAIL: 'post@tsukimi.example', ...env });
  assert.deepEqual(faults, []);
  return createMailer(config, createLog('silent'));
};

test('with SMTP_URL a letter reaches the server, with its sender, both forms and who it is for', async () => {
  const smtp = await startTestSmtp({ user: 'tsukimi', password: 'p@ss/word' });
  after(() => smtp.stop());
  const mailer = mailerFor({ SMTP_URL: smtp.url });
  await mailer.send(letter);
  await mailer.send({ ...letter, to: 'ren@example.test' });
  mailer.close();
  assert.deepEqual(
    smtp.received.map(({ to }) => to),
    [['mio@example.test'], ['ren@example.test']],
  );
  const { message } = smtp.received[0]!;
  assert.match(message, /^From: Tsukimi <post@tsukimi\.example>\r$/m);
  assert.match(message, /^Subject: =\?UTF-8\?/m);
  assert.match(message, /Content-Type: text\/plain/);
  assert.match(message, /Content-Type: text\/html/);
  assert.match(message, /^Auto-Submitted: auto-generated\r$/m);
  assert.equal(smtp.received[0]?.from, 'post@tsukimi.example');
});

test('MAIL_FROM names another sender', async () => {
  const smtp = await startTestSmtp();
  after(() => smtp.stop());
  const mailer = mailerFor({ SMTP_URL: smtp.url, MAIL_FROM: 'The Moon <moon@tsukimi.example>' });
  await mailer.send(letter);
  mailer.close();
  assert.match(smtp.received[0]?.message ?? '', /^From: The Moon <moon@tsukimi\.example>\r$/m);
});

test('a letter goes to the one address that it is for, and to none that could be read out of it', async () => {
  const smtp = await startTestSmtp();
  after(() => smtp.stop());
  const mailer = mailerFor({ SMTP_URL: smtp.url });
  for (const to of [
    'q1,victim@example.test',
    'q1;victim@example.test',
    'Mio <victim@example.test>',
    'group:victim@example.test;',
    'a(x)victim@example.test',
    'vic\u200btim@example.test',
  ])
    await mailer.send({ ...letter, to });
  await mailer.send({ ...letter, to: "o'brien+x@Exämple.test" });
  mailer.close();
  assert.deepEqual(
    smtp.received.map(({ to }) => to),
    [["o'brien+x@exämple.test"]],
  );
});

test('a letter is from the name and the address that are set when it is sent', async () => {
  const smtp = await startTestSmtp();
  after(() => smtp.stop());
  const { config } = readConfig({ DATA_DIR: folder, SMTP_URL: smtp.url });
  const mailer = createMailer(config, createLog('silent'));
  config.settings = { ...config.settings, siteName: 'Night Ferry', contactEmail: 'ferry@example.test' };
  await mailer.send(letter);
  mailer.close();
  assert.match(smtp.received[0]?.message ?? '', /^From: Night Ferry <ferry@example\.test>\r$/m);
});

test('a letter that no server takes is told, so that it is tried again', async () => {
  const smtp = await startTestSmtp();
  const { url } = smtp;
  smtp.refuse = true;
  const mailer = mailerFor({ SMTP_URL: url });
  await assert.rejects(mailer.send(letter), /450/);
  await smtp.stop();
  await assert.rejects(mailer.send(letter));
  mailer.close();
});

test('without SMTP_URL a letter is a file in the outbox that no other user may read', async () => {
  const mailer = mailerFor({});
  await mailer.send(letter);
  const outbox = outboxFolder(folder);
  const files = readdirSync(outbox);
  assert.equal(files.length, 1);
  assert.match(files[0] ?? '', /\.eml$/);
  const file = path.join(outbox, files[0] ?? '');
  assert.equal(statSync(file).mode & 0o077, 0);
  const message = readFileSync(file, 'utf8');
  assert.match(message, /^To: mio@example\.test\r$/m);
  assert.match(message, /https:\/\/tsukimi\.example\/x/);
});
