import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { looksRight } from './looks-right.ts';
import { joinConfirmed, newName } from './members.ts';

const url = process.env.SITE_URL ?? '';

test('a post shares a video and names a member, is liked and answered, and its author hears of it', async () => {
  const [here, there] = [await visit({ url }), await visit({ url })];
  const [mio, ren] = [newName('sharer'), newName('reader')];
  await joinConfirmed(here.context, url, mio);
  await joinConfirmed(there.context, url, ren);
  const [video] = await call('get_all_videos_with_details', {}, null);
  assert.ok(video);
  await here.page.goto(`${url}/user/${mio}`, { waitUntil: 'load' });
  await here.page.getByLabel('Write a post').fill(`For @${ren}: ${url}/play/${video.slug}`);
  await here.page.getByRole('button', { name: 'Post', exact: true }).click();
  const post = here.page.locator('article.post').first();
  await post.getByRole('link', { name: new RegExp(`^${video.title}`) }).waitFor();

  await there.page.goto(`${url}/notifications`, { waitUntil: 'load' });
  await there.page
    .locator('main')
    .getByRole('link', { name: `${mio} mentioned you in a post` })
    .click();
  await there.page.waitForURL(/\/post\//);
  const thread = there.page.locator('article.post').first();
  assert.equal(await thread.getByRole('link', { name: `@${ren}` }).getAttribute('href'), `/user/${ren}`);
  await thread.getByRole('button', { name: /^Like/ }).click();
  await thread.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  await there.page.getByLabel('Write a reply').fill('Thank you');
  await there.page.getByRole('button', { name: 'Reply', exact: true }).click();
  await there.page
    .getByRole('article', { name: `Reply by ${ren}` })
    .locator('.post-text', { hasText: 'Thank you' })
    .waitFor();
  await looksRight(there.page, 'a post and its replies');

  // An answer is answered in the same thread, and begins with the name of whom it answers. They hear of it once.
  await here.page.goto(there.page.url(), { waitUntil: 'load' });
  await here.page.getByRole('button', { name: `Reply to ${ren}` }).click();
  assert.equal(await here.page.getByLabel('Write a reply').inputValue(), `@${ren} `);
  await here.page.getByLabel('Write a reply').pressSequentially('You’re welcome');
  await here.page.keyboard.press('Control+Enter');
  await here.page
    .getByRole('article', { name: `Reply by ${mio}` })
    .getByRole('link', { name: `@${ren}` })
    .waitFor();
  await there.page.getByRole('button', { name: `Reply to ${ren}` }).click();
  await there.page.getByLabel('Write a reply').pressSequentially(`and @${mio} too`);
  await there.page.keyboard.press('Control+Enter');
  await there.page.locator('.post-text', { hasText: `and @${mio} too` }).waitFor();

  await there.page.goto(`${url}/user/${mio}`, { waitUntil: 'load' });
  // The button says so before the server has heard of it.
  const heard = there.page.waitForResponse(/toggle_subscription/);
  await there.page.getByRole('button', { name: 'Subscribe', exact: true }).click();
  await heard;
  await there.page.goto(`${url}/feed?tab=posts`, { waitUntil: 'load' });
  await there.page.getByRole('article', { name: `Post by ${mio}` }).waitFor();
  await looksRight(there.page, 'posts of those one follows');

  await here.page.goto(`${url}/user/${mio}`, { waitUntil: 'load' });
  await post.getByRole('link', { name: '3 replies' }).waitFor();
  await post.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  await here.page.goto(`${url}/notifications`, { waitUntil: 'load' });
  await here.page.locator('main').getByText(`${ren} likes your post`).waitFor();
  await here.page
    .locator('main')
    .getByText(/replied to your post/)
    .first()
    .waitFor();
  assert.equal(await here.page.locator('main').getByText('mentioned you').count(), 0);
  assert.deepEqual([...here.faults, ...there.faults], []);
  await here.context.close();
  await there.context.close();
});

test('pressing Reply in a stream leads to the field in which one writes, early or late', async () => {
  const { page, context, faults } = await visit({ url });
  const name = newName('led');
  await joinConfirmed(context, url, name);
  const { id } = await call('create-stream-post', { content: 'To be answered at once' }, context);
  await page.goto(`${url}/user/${name}?initialTab=Stream`, { waitUntil: 'load' });
  await alive(page, '.post-box');
  await page.locator('article.post').getByRole('link', { name: 'Reply', exact: true }).click();
  const box = page.getByLabel('Write a reply');
  await box.waitFor();
  await page.keyboard.type('Written at once');
  assert.equal(await box.inputValue(), 'Written at once');
  // Before the page lives too, and what was typed then stays.
  await page.goto(`${url}/post/${id}?early#reply`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.activeElement?.id === 'reply');
  await page.keyboard.type('!');
  await alive(page, '.post-box');
  assert.match(await box.inputValue(), /!$/);
  assert.ok(await box.evaluate((field) => field === document.activeElement));
  assert.deepEqual(faults, []);
  await context.close();
});

test('a reply is written without script', async () => {
  const { page, context } = await visit({ url, javaScript: false });
  const name = newName('plainreply');
  await joinConfirmed(context, url, name);
  const { id } = await call('create-stream-post', { content: 'To be answered' }, context);
  await page.goto(`${url}/post/${id}`);
  await page.getByLabel('Write a reply').fill('An answer');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await page
    .getByRole('article', { name: `Reply by ${name}` })
    .locator('.post-text', { hasText: 'An answer' })
    .waitFor();
  await context.close();
});

test('behind an @ an uploader is suggested where one writes, and Enter takes the name and sends nothing', async () => {
  for (const width of [390, 1440]) {
    const { page, context, faults } = await visit({ url, width });
    await joinConfirmed(context, url);
    await page.goto(`${url}/profile`, { waitUntil: 'load' });
    await alive(page, '.post-box');
    const box = page.getByRole('textbox', { name: 'Write a post' });
    await box.click();
    await box.pressSequentially('Good evening @st');
    const list = page.getByRole('listbox', { name: 'Members to mention' });
    await list.getByRole('option', { name: 'Studio Kitsuno' }).waitFor();
    const [above, below] = [await box.boundingBox(), await list.boundingBox()];
    assert.ok(
      above && below && Math.abs(below.x - above.x) < 2 && Math.abs(below.y - above.y - above.height) < 8,
    );
    await looksRight(page, `suggestions at ${width}`);
    await page.keyboard.press('Enter');
    await list.waitFor({ state: 'detached' });
    assert.equal(await box.inputValue(), 'Good evening @studio_kitsuno ');
    assert.deepEqual(faults, []);
    await context.close();
  }
});
