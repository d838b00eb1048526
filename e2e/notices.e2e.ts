import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { alive, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { join, mailedLink, newName } from './members.ts';
import { fillIn, untilListed } from './noticing.ts';
import { enter, enterAsAdmin, site, url } from './talking.ts';

test('somebody signed out files a copyright notice, confirms it, and reads what was decided', async () => {
  const video = await buildVideo(site().platform, { title: newName('Moon garden ') });
  const outside = await visit({ url });
  const { page } = outside;
  await page.goto(`${url}/information/dmca`, { waitUntil: 'load' });
  await page.getByRole('link', { name: 'our form' }).click();
  await page.getByRole('heading', { level: 1, name: 'DMCA Takedown Request' }).waitFor();
  await alive(page);
  await page.getByText('All fields are required.').waitFor();
  await looksRight(page, 'the form of a copyright notice');
  const email = `${newName('aki')}@mail.example`;
  const lines = `${url}/play/${video.slug}?t=3\nhttps://elsewhere.example/play/x`;
  await fillIn(page, email, lines);
  assert.equal(await page.getByRole('button', { name: 'Submit Takedown Request' }).count(), 0);
  await page.getByLabel('Electronic signature').fill('');
  await page.getByLabel(/^I swear, under penalty of perjury/).uncheck();
  await page.getByRole('button', { name: 'File without an account' }).click();
  await page.getByText('Please fill out all fields.').waitFor();
  await page.getByText('2 fields need another look.').waitFor();
  await page.getByText('Please tick this.').waitFor();
  await page.waitForFunction(
    () => (document.activeElement as HTMLInputElement)?.name === 'accuracyStatement',
  );
  assert.equal(await page.getByLabel('URLs of infringing videos').inputValue(), lines);
  await looksRight(page, 'what is missing in a copyright notice');
  await page.getByLabel(/^I swear, under penalty of perjury/).check();
  await page.getByLabel('Electronic signature').fill('Ren Sato');
  await page.getByRole('button', { name: 'File without an account' }).click();
  await page.getByText('Please look at your signature once more.').waitFor();
  // Asked once, not refused.
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement)?.name === 'signature');
  await page.getByRole('button', { name: 'File without an account' }).click();
  await page.getByText('Your DMCA takedown notice has been submitted successfully.').waitFor();
  assert.equal(await page.getByLabel('Full name').count(), 0, 'the form is gone');
  await page.getByRole('heading', { name: 'Not on this site' }).waitFor();
  await page.getByText('https://elsewhere.example/play/x').waitFor();
  await looksRight(page, 'a notice that was sent');

  await page.goto(await mailedLink(email, '/case/'), { waitUntil: 'load' });
  await alive(page);
  await page.getByText('Waiting for you to confirm').waitFor();
  await looksRight(page, 'a notice that waits');
  await page.getByRole('button', { name: 'Confirm and file this notice' }).click();
  await page.getByText('Thank you. You’ve filed your notice.').waitFor();
  await page.getByText('We’re looking at it').waitFor();

  const office = await visit({ url });
  await enterAsAdmin(office.context);
  const desk = office.page;
  await untilListed(desk, `${url}/admin/reports?q=${video.id}`, video.title);
  await desk.getByRole('link', { name: video.title }).first().click();
  await desk.getByText('Signed “Ren Sato”, but the name given is Aki Mori.').waitFor();
  await desk.getByText('Original work: Moon Garden, episode 1', { exact: true }).waitFor();
  await desk.getByText('Sworn notice from Aki Mori').click();
  await desk.getByText(/Mailing address: /).waitFor();
  await looksRight(desk, 'a case with a sworn notice');
  assert.deepEqual(
    outside.faults.filter((fault) => !/status of 40[01]/.test(fault)),
    [],
  );
  assert.deepEqual(office.faults, []);
  await outside.context.close();
  await office.context.close();
});

test('a list of ten thousand addresses is given back with a clear word, with script and without', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `${url}/play/work-number-${index}`).join('\n');
  // As pasted: to type so many lines takes a browser half a minute.
  const paste = (node: HTMLElement | SVGElement, typed: string): void => {
    (node as HTMLTextAreaElement).value = typed;
  };
  for (const javaScript of [true, false]) {
    const { page, context } = await visit({ url, adult: false, javaScript });
    await page.goto(`${url}/information/dmcaform`, { waitUntil: 'load' });
    if (javaScript) await alive(page);
    await fillIn(page, `${newName('aki')}@mail.example`, 'a');
    const field = page.getByLabel('URLs of infringing videos');
    await field.evaluate(paste, lines);
    await page.getByRole('button', { name: 'File without an account' }).click();
    const word = 'Please list at most 100 URLs in one notice. You listed 10000.';
    await page.locator('.said', { hasText: word }).waitFor();
    assert.equal(await field.inputValue(), lines);
    assert.equal(await page.getByLabel('Full name').inputValue(), 'Aki Mori');
    await field.evaluate(paste, `${url}/play/work`);
    await page.getByLabel('Description of the original copyrighted work').fill('x'.repeat(10_001));
    await page.getByRole('button', { name: 'File without an account' }).click();
    await page.locator('.said', { hasText: 'Please write at most 10,000 characters here.' }).waitFor();
    await context.close();
  }
});

test('a member asks for the removal of images of theirs, and without script too', async () => {
  const video = await buildVideo(site().platform, { title: newName('Moon garden ') });
  const { page, context, faults } = await visit({ url });
  await join(context, url);
  await page.goto(`${url}/content-removal`, { waitUntil: 'load' });
  await alive(page);
  await looksRight(page, 'the form of a content removal');
  const fill = async (where: Page, confirmed: string) => {
    await where.getByLabel('Email', { exact: true }).fill('aki@mail.example');
    await where.getByLabel('Confirm email').fill(confirmed);
    await where.getByLabel('Legal name').fill('Aki Mori');
    await where.getByLabel(/^Abusive content/).check();
    await where.getByLabel('URL 1').fill(`${url}/play/${video.slug}`);
    await where.getByLabel('Yes').check();
    await where.getByLabel('Digital signature').fill('Aki Mori');
  };
  // A member’s address is there already.
  assert.match(await page.getByLabel('Email', { exact: true }).inputValue(), /@/);
  for (const field of [page.getByLabel('Email', { exact: true }), page.getByLabel('Confirm email')])
    await field.fill('');
  // Nothing typed: each field says so, and the first has the focus.
  await page.getByRole('button', { name: 'Submit request' }).click();
  await page.getByText('Please fill out all required fields.').waitFor();
  await page.getByText('7 fields need another look.').waitFor();
  assert.equal(await page.locator('.notice [aria-invalid="true"]').count(), 9, 'two of them are questions');
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement)?.name === 'email');
  await looksRight(page, 'an empty request');
  assert.equal(
    await page
      .getByLabel(/^URL \d/)
      .filter({ visible: true })
      .count(),
    1,
  );
  await page.getByRole('button', { name: 'Add another' }).click();
  assert.equal(
    await page
      .getByLabel(/^URL \d/)
      .filter({ visible: true })
      .count(),
    2,
  );
  await page.getByLabel('My copyright').check();
  assert.ok(
    await page.getByLabel('Yes').isHidden(),
    'an owner of rights is not asked whether they are shown',
  );
  await fill(page, 'other@mail.example');
  assert.equal(await page.getByRole('button', { name: 'File without an account' }).count(), 0);
  await page.getByRole('button', { name: 'Submit request' }).click();
  await page.getByText('Emails do not match.').waitFor();
  await page.getByLabel('Confirm email').fill('aki@mail.example');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await page.getByText('Your content removal request has been submitted successfully.').waitFor();
  await page.getByText(/^We’ll answer by /).waitFor();
  await page.getByRole('link', { name: 'See how it’s going' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your notice' }).waitFor();
  await page.getByText('We’re looking at it').waitFor();
  assert.deepEqual(
    faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
  await context.close();

  const plain = await visit({ url, javaScript: false });
  await plain.page.goto(`${url}/content-removal`);
  await fill(plain.page, 'other@mail.example');
  await plain.page.getByRole('button', { name: 'File without an account' }).click();
  await plain.page.getByText('Emails do not match.').waitFor();
  assert.equal(await plain.page.getByLabel('Legal name').inputValue(), 'Aki Mori');
  assert.ok(await plain.page.getByLabel(/^Abusive content/).isChecked(), 'what was picked stays picked');
  await plain.page.getByLabel('Confirm email').fill('aki@mail.example');
  await plain.page.getByRole('button', { name: 'File without an account' }).click();
  await plain.page.getByText('Your content removal request has been submitted successfully.').waitFor();
  await plain.context.close();
});

test('without script, a visitor beside a video gets to the form of a notice about it', async () => {
  const video = await buildVideo(site().platform, { title: newName('Moon garden ') });
  const { page, context, faults } = await visit({ url, javaScript: false });
  await page.goto(`${url}/play/${video.slug}`);
  await page.getByRole('link', { name: 'Report', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Report illegal content' }).waitFor();
  await page.getByText('This notice is about one video.').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a visitor reports a comment without an account, from where it stands', async () => {
  const video = await buildVideo(site().platform, { title: newName('Moon garden ') });
  const writer = await visit({ url });
  const { id } = await enter(writer.context, url);
  await site().platform.db.query(
    `insert into comments (id, video_id, author_id, content) values (gen_random_uuid(), $1, $2, 'A loud word.')`,
    [video.id, id],
  );
  await writer.context.close();
  const { page, context, faults } = await visit({ url });
  await page.goto(`${url}/play/${video.slug}`, { waitUntil: 'load' });
  await alive(page);
  const comment = page.locator('.comment', { hasText: 'A loud word.' });
  await comment.scrollIntoViewIfNeeded();
  await comment.getByRole('button', { name: 'Report' }).click();
  await page.getByRole('link', { name: 'Report it without an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Report illegal content' }).waitFor();
  await alive(page);
  await page.getByText('This notice is about one comment.').waitFor();
  await looksRight(page, 'the form of a notice of illegal content');
  await page.getByLabel('Potentially features a minor').check();
  await page.getByLabel('Why it’s illegal').fill('It names an age.');
  await page.getByRole('button', { name: 'Send notice' }).click();
  await page.getByText('Please fill out all required fields.').waitFor();
  await page.getByLabel(/^I believe in good faith/).check();
  await page.getByRole('button', { name: 'Send notice' }).click();
  await page.getByText('Your notice was sent. Thank you.').waitFor();
  await page.getByRole('link', { name: 'See how it’s going' }).click();
  await page.getByText('We’re looking at it').waitFor();
  assert.deepEqual(
    faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
  await context.close();
});
