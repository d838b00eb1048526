import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { insertTestMedia } from '#tests/support/test-media-assets.ts';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { join, mailedLink, newName } from './members.ts';
import { fillIn, untilListed } from './noticing.ts';
import { enterAsAdmin, site, url } from './talking.ts';

test('images of somebody against their will are answered within 48 hours, and copies go along', async () => {
  const { platform } = site();
  const sha256 = createHash('sha256').update(newName('film ')).digest();
  const film = async (name: string) => {
    const author = await makeMember(platform, newName('ren'), { canUploadVideos: true });
    const mediaId = await insertTestMedia(platform, { state: 'ready', sourceSha256: sha256 });
    const video = await buildVideo(platform, { title: newName(name), uploaderId: author.id });
    await platform.db.query('update videos set media_id = $2 where id = $1', [video.id, mediaId]);
    return video;
  };
  const [named, copy] = [await film('Moon garden '), await film('Moon garden again ')];
  const { page, context } = await visit({ url });
  await page.goto(`${url}/content-removal`, { waitUntil: 'load' });
  await alive(page);
  const email = `${newName('aki')}@mail.example`;
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Confirm email').fill(email);
  await page.getByLabel('Legal name').fill('Aki Mori');
  await page.getByLabel(/^Abusive content/).check();
  await page.getByLabel('URL 1').fill(`${url}/play/${named.slug}`);
  await page.getByLabel('Yes').check();
  await page.getByLabel('Digital signature').fill('Aki Mori');
  await page.getByRole('button', { name: 'File without an account' }).click();
  await page.getByText('Your content removal request has been submitted successfully.').waitFor();
  await page.goto(await mailedLink(email, '/case/'), { waitUntil: 'load' });
  await alive(page);
  await page.getByRole('button', { name: 'Confirm and file this notice' }).click();
  await page.getByText('Thank you. You’ve filed your notice.').waitFor();
  const receiptPage = page.url();
  await page.getByText(/We’ll answer by /).waitFor();
  const [row] = await platform.db.query<{ hours: number }>(
    `select round(extract(epoch from n.due_at - n.filed_at) / 3600)::int as hours from notices n
     join notice_items i on i.notice_id = n.id where i.target_id = $1`,
    [named.id],
  );
  assert.equal(row?.hours, 48);

  const office = await visit({ url });
  await enterAsAdmin(office.context);
  const desk = office.page;
  await untilListed(desk, `${url}/admin/reports?q=${named.id}`, named.title);
  await desk.getByRole('link', { name: named.title }).first().click();
  await alive(desk);
  await desk.getByLabel(/^Uphold/).check();
  await desk.getByText('thumbnails, captions and caches update on their own').waitFor();
  await desk.getByLabel('What to do about it').selectOption('remove');
  assert.ok(await desk.getByLabel(new RegExp(`${copy.title}.*the same file`)).isChecked());
  await desk.getByLabel('Why', { exact: true }).fill('They never agreed.');
  await desk.getByText('Decide', { exact: true }).click();
  await desk.getByRole('button', { name: 'Yes, decide' }).click();
  await desk.getByRole('heading', { name: 'Decisions' }).waitFor();
  for (const { id } of [named, copy])
    for (let round = 0; ; round++) {
      const [now] = await platform.db.query<{ state: string }>(
        'select publish_status as state from videos where id = $1',
        [id],
      );
      if (now?.state === 'removed') break;
      assert.ok(round < 80, `${id} is ${now?.state}`);
      await desk.waitForTimeout(250);
    }
  await page.goto(receiptPage, { waitUntil: 'load' });
  await page
    .getByText(/You were right: it was removed\./)
    .first()
    .waitFor();
  await context.close();
  await office.context.close();
});

test('a notice that cannot be stored says so and keeps what was typed; while it is sent, its button waits', async () => {
  const { db } = site().platform;
  const video = await buildVideo(site().platform, { title: newName('Moon garden ') });
  const { page, context } = await visit({ url });
  await join(context, url);
  const forms = [
    ['/information/dmcaform', 'Submit Takedown Request', 'Failed to submit your notice. Please try again.'],
    ['/content-removal', 'Submit request', 'Failed to submit your request. Please try again.'],
  ] as const;
  for (const [path, submit, failed] of forms) {
    await page.goto(url + path, { waitUntil: 'load' });
    await alive(page);
    if (path === '/content-removal') {
      await page.getByLabel('Email', { exact: true }).fill('aki@mail.example');
      await page.getByLabel('Confirm email').fill('aki@mail.example');
      await page.getByLabel('Legal name').fill('Aki Mori');
      await page.getByLabel(/^My copyright/).check();
      await page.getByLabel('URL 1').fill(`${url}/play/${video.slug}`);
      await page.getByLabel('Digital signature').fill('Aki Mori');
    } else await fillIn(page, 'aki@mail.example', `${url}/play/${video.slug}`);
    // The server finds no table to store it in.
    await db.query('alter table notices rename to notices_away');
    try {
      await page.getByRole('button', { name: submit }).click();
      await page.getByText(failed, { exact: true }).waitFor();
    } finally {
      await db.query('alter table notices_away rename to notices');
    }
    assert.equal(await page.getByLabel(/signature$/).inputValue(), 'Aki Mori');
    let goOn = () => {};
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    await page.route(`**${path}.data*`, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: submit }).click();
    const waiting = page.getByRole('button', { name: 'Submitting...', exact: true });
    await waiting.waitFor();
    assert.ok(await waiting.isDisabled());
    goOn();
    await page.getByText(/has been submitted successfully\.$/).waitFor();
    await page.unroute(`**${path}.data*`);
  }
  await context.close();
});
