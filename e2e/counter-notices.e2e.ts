import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { createReturnDisabledHandler } from '../server/src/domains/moderation/counter-notices/return-disabled.handler.ts';
import { reportTargets } from '../server/src/main/report-targets.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { mailedLink, newName } from './members.ts';
import { untilListed } from './noticing.ts';
import { enter, enterAsAdmin, site, url } from './talking.ts';

/** A notice of somebody without an account, confirmed by the link of its mail. */
async function fileNotice(page: Page, email: string, address: string): Promise<void> {
  await call(
    'submit_notice',
    {
      ...{ p_kind: 'copyright', p_addresses: address, p_without_account: true, p_email: email },
      ...{ p_full_name: 'Aki Mori', p_address: '1 Hill Road, Kyoto', p_phone_number: '+81 75 000 0000' },
      ...{ p_original_work: 'Moon Garden, episode 1', p_signature: 'Aki Mori' },
      ...{ p_good_faith_belief: true, p_accuracy_statement: true },
    },
    null,
  );
  await page.goto(await mailedLink(email, '/case/'), { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: 'Confirm and file this notice' }).click();
  await page.getByText('Thank you. You’ve filed your notice.').waitFor();
}

async function disable(page: Page, videoId: string, title: string): Promise<void> {
  await untilListed(page, `${url}/admin/reports?q=${videoId}`, title);
  await page.getByRole('link', { name: title }).first().click();
  await alive(page);
  await page.getByLabel(/^Uphold/).check();
  assert.equal(await page.getByLabel('What to do about it').inputValue(), '', 'nothing is chosen beforehand');
  await page.getByLabel('What to do about it').selectOption('disable');
  await page.getByLabel('Why', { exact: true }).fill('The rights are another’s.');
  await page.getByText('Decide', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, decide' }).click();
  await page.getByRole('heading', { name: 'Decisions' }).waitFor();
}

/** Ends the days of a counter-notice, and has the worker look at it. */
async function daysPass(videoId: string): Promise<void> {
  const { platform } = site();
  await platform.db.query(
    `update counter_notices set returns_from = now() - interval '1 minute' where decision_id in (
       select id from case_decisions where targets @> jsonb_build_array(jsonb_build_object('id', $1::text)))`,
    [videoId],
  );
  const handler = createReturnDisabledHandler(platform, reportTargets);
  await handler.run({ signal: AbortSignal.timeout(20_000) } as Parameters<typeof handler.run>[0]);
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ren Ito');
  await page.getByLabel('Mailing address').fill('2 Bay Street, Portland');
  await page.getByLabel('Phone number').fill('+1 503 000 0000');
  await page.getByLabel('Email address').fill('ren@mail.example');
  await page.getByLabel(/^I swear, under penalty of perjury/).check();
  await page.getByLabel(/^I consent to the jurisdiction/).check();
  await page.getByLabel('Electronic signature').fill('Ren Ito');
}

test('a notice disables a video, its uploader swears against it, and once the days are over it is back', async () => {
  const { platform } = site();
  const author = await makeMember(platform, newName('ren'), { canUploadVideos: true });
  const title = newName('Moon garden ');
  const video = await buildVideo(platform, { title, uploaderId: author.id });
  const email = `${newName('aki')}@mail.example`;
  const notifier = await visit({ url });
  await fileNotice(notifier.page, email, `${url}/play/${video.slug}`);
  const office = await visit({ url });
  await enterAsAdmin(office.context);
  await disable(office.page, video.id, title);

  // Both are told; the uploader need not sign in.
  const uploader = await visit({ url });
  const { page } = uploader;
  const statement = await mailedLink(author.email, '/statement/');
  await page.goto(statement, { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('heading', { level: 1, name: 'Your video was disabled' }).waitFor();
  await looksRight(page, 'a statement with the form of a counter-notice');
  await fillIn(page);
  await page.getByLabel('Electronic signature').fill('');
  await page.getByRole('button', { name: 'Send counter-notice' }).click();
  await page.getByText('Please fill out all fields.').waitFor();
  assert.equal(await page.getByLabel('Mailing address').inputValue(), '2 Bay Street, Portland');
  await page.getByLabel('Electronic signature').fill('Ren Ito');
  await page.getByRole('button', { name: 'Send counter-notice' }).click();
  await page.getByText('Your counter-notice is sent.').waitFor();
  await page.getByText(/^We’ve sent your counter-notice to whoever filed the notice/).waitFor();
  assert.equal(await page.getByLabel('Full name').count(), 0, 'the form is gone');
  await looksRight(page, 'a counter-notice that was sent');

  await notifier.page.reload({ waitUntil: 'load' });
  await notifier.page
    .getByText(/^You were right: access to it was disabled\. The rule it’s based on: /)
    .waitFor();
  await notifier.page.getByText(/^Its uploader sent a counter-notice on /).waitFor();
  await notifier.page.getByRole('heading', { name: 'Did you go to court?' }).waitFor();
  await looksRight(notifier.page, 'a notice with a counter-notice against it');
  const desk = office.page;
  await desk.reload({ waitUntil: 'load' });
  await alive(desk);
  await desk.getByText('Counter-notice from Ren Ito').click();
  await desk.getByText('Address: 2 Bay Street, Portland').waitFor();
  await looksRight(desk, 'a case with a counter-notice');

  await daysPass(video.id);
  await page.reload({ waitUntil: 'load' });
  await page.getByText(/^We put your video back on /).waitFor();
  await notifier.page.reload({ waitUntil: 'load' });
  await notifier.page.getByText(/^We put it back on .* because of a counter-notice/).waitFor();
  await notifier.page.goto(`${url}/play/${video.slug}`, { waitUntil: 'load' });
  await notifier.page.getByRole('heading', { level: 1, name: title }).waitFor();
  // The receipt of a statement leads to it from the page of notices too.
  await page.goto(statement.replace('/statement/', '/case/'), { waitUntil: 'load' });
  await page.waitForURL('**/statement/*');
  assert.deepEqual(
    [...uploader.faults, ...notifier.faults, ...office.faults].filter(
      (fault) => !/status of 40[04]/.test(fault),
    ),
    [],
  );
  for (const { context } of [uploader, notifier, office]) await context.close();
});

test('a counter-notice is sent without script, and what was typed stays after a refusal', async () => {
  const { platform } = site();
  const author = await makeMember(platform, newName('ren'), { canUploadVideos: true });
  const title = newName('Moon garden ');
  const video = await buildVideo(platform, { title, uploaderId: author.id });
  const filing = await visit({ url });
  await fileNotice(filing.page, `${newName('aki')}@mail.example`, `${url}/play/${video.slug}`);
  const office = await visit({ url });
  await enterAsAdmin(office.context);
  await disable(office.page, video.id, title);

  const { page, context, faults } = await visit({ url, javaScript: false });
  await page.goto(await mailedLink(author.email, '/statement/'));
  await fillIn(page);
  await page.getByLabel('Phone number').fill(' ');
  await page.getByRole('button', { name: 'Send counter-notice' }).click();
  await page.getByText('Please fill out all fields.').waitFor();
  assert.equal(await page.getByLabel('Mailing address').inputValue(), '2 Bay Street, Portland');
  assert.ok(await page.getByLabel(/^I consent to the jurisdiction/).isChecked());
  await page.getByLabel('Phone number').fill('+1 503 000 0000');
  await page.getByRole('button', { name: 'Send counter-notice' }).click();
  await page.getByText('Your counter-notice is sent.').waitFor();
  // A reload would send the form again.
  await page.goto(page.url().split('#')[0]!);
  await page.getByText(/^We’ve sent your counter-notice to whoever filed the notice/).waitFor();
  assert.deepEqual(
    faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
  for (const one of [filing.context, office.context, context]) await one.close();
});

test('an action in court keeps a video down, told without script, and the studio leads to its statement', async () => {
  const { platform } = site();
  const title = newName('Moon garden ');
  const creator = await visit({ url });
  const author = await enter(creator.context, url, newName('ren'), 'creator');
  const video = await buildVideo(platform, { title, uploaderId: author.id });
  const email = `${newName('aki')}@mail.example`;
  const filing = await visit({ url });
  await fileNotice(filing.page, email, `${url}/play/${video.slug}`);
  const receiptPage = filing.page.url();
  await filing.context.close();
  const office = await visit({ url });
  await enterAsAdmin(office.context);
  await disable(office.page, video.id, title);

  const { page } = creator;
  await page.goto(`${url}/studio/${video.slug}`, { waitUntil: 'load' });
  await page.getByText('Disabled because of a notice').waitFor();
  await looksRight(page, 'a disabled video in the studio');
  await page.getByRole('link', { name: 'Why, and what you can do' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your video was disabled' }).waitFor();
  const id = /\/statement\/(.+)$/.exec(page.url())?.[1] ?? '';
  await call(
    'submit_counter_notice',
    {
      ...{ p_statement_id: id, p_full_name: 'Ren Ito', p_address: '2 Bay Street', p_phone_number: '+1 503' },
      ...{ p_email: 'ren@mail.example', p_signature: 'Ren Ito' },
      ...{ p_mistake_statement: true, p_jurisdiction_statement: true },
    },
    author,
  );

  const plain = await visit({ url, javaScript: false });
  await plain.page.goto(receiptPage);
  await plain.page.getByLabel('Court and case number').fill('  ');
  await plain.page.getByRole('button', { name: 'I went to court' }).click();
  await plain.page.getByText('Please enter the court and the case number.').waitFor();
  await plain.page.getByLabel('Court and case number').fill('N. D. Cal., 26-1');
  await plain.page.getByRole('button', { name: 'I went to court' }).click();
  await plain.page.getByText('Thank you. Nothing comes back while your action runs.').waitFor();
  await daysPass(video.id);
  await page.reload({ waitUntil: 'load' });
  await page.getByText(/told us on .* that they went to court/).waitFor();

  const desk = office.page;
  await desk.reload({ waitUntil: 'load' });
  await alive(desk);
  await desk.getByText('N. D. Cal., 26-1').waitFor();
  await desk.getByText('Remove the court action', { exact: true }).click();
  await desk.getByRole('button', { name: 'Yes, remove the court action' }).click();
  // Its days are over: the worker may put it back at once.
  await desk.getByText(/^A court action keeps it down/).waitFor({ state: 'detached' });
  await daysPass(video.id);
  await page.reload({ waitUntil: 'load' });
  await page.getByText(/^We put your video back on /).waitFor();
  for (const { context } of [creator, plain, office]) await context.close();
});
