import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { test } from 'node:test';
import { makeMember, type TestMember } from '#tests/support/test-member.ts';
import { alive, hears, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { looksRight } from './looks-right.ts';
import { newName } from './members.ts';
import { freePort, root, runCommand, until } from './site.ts';
import { conversation, enter, say, site, url } from './talking.ts';

/** Another web process of the same site, ended with the test. */
async function anotherWeb(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/src/main/web.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: site().databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  atEnd(() => child.kill('SIGTERM'));
  await until(
    async () => (await fetch(`http://localhost:${port}/health/live`).catch(() => null))?.ok ?? false,
    30_000,
    () => 'the second web process did not start',
    () => child.exitCode !== null,
  );
  return child;
}

test('two people talk over two web processes; one is killed in between, and nothing is lost, doubled or out of order', {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  const second = `http://localhost:${port}`;
  const web = await anotherWeb(port);
  const [here, there] = [await visit({ url }), await visit({ url: second })];
  const [mio, ren] = [await enter(here.context, url), await enter(there.context, second)];
  const id = await conversation(mio, ren);
  await say(ren, id, 'We know each other.');
  await here.page.goto(`${url}/conversation/${id}`);
  await there.page.goto(`${second}/conversation/${id}`);
  const [left, right] = [here.page.getByRole('log'), there.page.getByRole('log')];
  const write = async ({ page }: typeof here, text: string) => {
    await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
    await page.keyboard.press('Enter');
  };
  await write(here, 'one');
  await right.getByText('one', { exact: true }).waitFor();
  await write(there, 'two');
  await left.getByText('two', { exact: true }).waitFor();

  web.kill('SIGKILL');
  await there.page.getByText(/^Realtime connection error: /).waitFor();
  await write(there, 'three, into the void');
  await there.page.getByText('Failed to send message.').waitFor();
  await write(there, 'four, after it');
  await write(here, 'five, while you were away');
  await left.getByText('five, while you were away').waitFor();

  await anotherWeb(port);
  await right.getByText('five, while you were away').waitFor();
  await left.getByText('four, after it').waitFor();
  await there.page.getByText(/^Realtime connection error: /).waitFor({ state: 'detached' });
  const texts = [
    'We know each other.',
    'one',
    'two',
    'five, while you were away',
    'three, into the void',
    'four, after it',
  ];
  for (const log of [left, right]) {
    await until(
      async () =>
        JSON.stringify(await log.locator('.chat-message > p').allTextContents()) === JSON.stringify(texts),
      15_000,
      () => 'the messages did not become the same on both sides',
    );
  }
  assert.equal(await there.page.getByText('Failed to send message.').count(), 0);
  assert.deepEqual(here.faults, []);
  await here.context.close();
  await there.context.close();
});

test('a stranger asks, is seen in the header at once, and is answered by keyboard alone', async () => {
  const [here, there] = [await visit({ url }), await visit({ url })];
  const [mio, ren] = [await enter(here.context, url), await enter(there.context, url)];
  const listening = hears(there.page, 'user-channel:');
  await there.page.goto(`${url}/faq`);
  await listening;
  await here.page.goto(`${url}/user/${ren.username}`);
  await here.page.getByRole('button', { name: 'Message', exact: true }).click();
  await here.page.waitForURL(/\/conversation\/[0-9a-f-]+$/);
  await here.page.getByRole('textbox', { name: /^Message to/ }).fill('May I?');
  await here.page.getByRole('button', { name: 'Send' }).click();
  await there.page.getByRole('link', { name: 'Inbox, 1 unread' }).waitFor();
  await there.page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();

  await there.page.getByRole('button', { name: 'Notifications, 1 unread' }).focus();
  await there.page.keyboard.press('Enter');
  const asks = there.page.getByRole('link', { name: `${mio.username} wants to message you` });
  await asks.waitFor();
  await asks.focus();
  await there.page.keyboard.press('Enter');
  await there.page.waitForURL(/\/conversation\//);
  await there.page.getByRole('log').getByText('May I?').waitFor();
  await there.page.getByRole('textbox', { name: /^Message to/ }).focus();
  await there.page.keyboard.type('You may.');
  await there.page.keyboard.press('Enter');
  await here.page.getByRole('log').getByText('You may.').waitFor();
  await there.page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  await there.page.getByRole('link', { name: 'Inbox', exact: true }).first().waitFor();
  assert.deepEqual([...here.faults, ...there.faults], []);
  await here.context.close();
  await there.context.close();
});

test('a video that a message links to is a card, in what the page came with and in what arrives', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  const mio = await enter(context, url);
  const ren = await makeMember(site().platform, newName('shows'));
  const id = await conversation(mio, ren);
  const [first, second] = await call('get_all_videos_with_details', {}, null);
  assert.ok(first && second);
  await say(ren, id, `Have you seen this? ${url}/play/${first.slug}`);
  const listening = hears(page, 'conversation:');
  await page.goto(`${url}/conversation/${id}`, { waitUntil: 'load' });
  const log = page.getByRole('log');
  const card = (title: string) => log.getByRole('link', { name: new RegExp(`^${title}`) });
  assert.equal(await card(first.title).getAttribute('href'), `/play/${first.slug}`);
  await listening;
  await say(ren, id, `And /play/${second.slug}`);
  await card(second.title).waitFor();
  // Whoever was at the end sees all of it.
  await until(
    async () => log.evaluate((box) => Math.abs(box.scrollHeight - box.scrollTop - box.clientHeight) < 2),
    5000,
    () => 'the card is below what one sees',
  );
  await looksRight(page, 'a conversation with cards');
  // From a tablet on the list stands beside it.
  const list = page.getByRole('complementary', { name: 'Your conversations' });
  await page.setViewportSize({ width: 767, height: 900 });
  assert.equal(await list.isVisible(), false);
  await page.setViewportSize({ width: 768, height: 900 });
  const [left, right] = [await list.boundingBox(), await log.boundingBox()];
  assert.ok(left && right && left.width >= 270 && left.x + left.width <= right.x && right.width > 360);
  await looksRight(page, 'a conversation beside the list on a tablet');
  assert.deepEqual(faults, []);
  await context.close();
});

test('the inbox grows by Load More and brings itself up to date', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  const mio = await enter(context, url);
  const friends: { who: TestMember; id: string }[] = [];
  for (let i = 0; i < 17; i++) {
    const who = await makeMember(site().platform, newName('pal'));
    const id = await conversation(mio, who);
    await say(mio, id, `Hello ${i}`);
    friends.push({ who, id });
  }
  const listening = hears(page, 'user-channel:');
  await page.goto(`${url}/inbox`);
  assert.equal(await page.locator('.inbox li').count(), 15);
  await listening;
  await page.getByRole('button', { name: 'Load More' }).click();
  await until(
    async () => (await page.locator('.inbox li').count()) === 17,
    5000,
    () => 'the rest did not come',
  );
  assert.equal(await page.getByRole('button', { name: 'Load More' }).count(), 0);
  await say(friends[0]!.who, friends[0]!.id, 'Hello yourself');
  await page.locator('.inbox li').first().getByText('Hello yourself').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('a message is written, and older ones are read, without JavaScript', async () => {
  const { page, context } = await visit({ url, javaScript: false });
  const mio = await enter(context, url);
  const ren = await makeMember(site().platform, newName('pen'));
  const id = await conversation(mio, ren);
  await say(ren, id, 'We know each other.');
  for (let i = 1; i <= 25; i++) await say(mio, id, `line ${i} of many`.padEnd(20));
  await page.goto(`${url}/inbox`);
  await page.getByRole('searchbox', { name: 'Search conversations and people' }).fill(ren.username);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(ren.username) }).click();
  await page.getByRole('log').getByText('line 25 of many').waitFor();
  await page.getByRole('link', { name: 'Older messages' }).click();
  await page.getByRole('log').getByText('line 1 of many').waitFor();
  await page.goto(`${url}/conversation/${id}`);
  await page.getByRole('textbox', { name: /^Message to/ }).fill('By a plain form');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('log').getByText('By a plain form').waitFor();
  await context.close();
});

test('a conversation has no serious axe finding and fits every screen', async () => {
  const { page, context, faults } = await visit({ url, width: 390 });
  const mio = await enter(context, url);
  const ren = await makeMember(site().platform, newName('fit'));
  const id = await conversation(mio, ren);
  for (let i = 1; i <= 4; i++)
    await say(mio, id, `A line that is long enough to break somewhere, number ${i}. `.repeat(3));
  await say(ren, id, 'Short.');
  await page.goto(`${url}/conversation/${id}`);
  await alive(page);
  await page.getByRole('log').getByText('Short.').waitFor();
  await looksRight(page, 'a conversation');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  await looksRight(page, 'the opened notifications');
  await context.close();
  assert.deepEqual(faults, []);
});

test('a login leaves a note in this browser, and all can be read and removed', async () => {
  const { page, context, faults } = await visit({ url });
  const member = await makeMember(site().platform, newName('note'));
  await page.goto(`${url}/login`);
  await alive(page);
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/notifications`);
  await page.getByText('Successfully logged in').waitFor();
  await page.getByText('Just now').first().waitFor();
  // Whoever did it knows already: nothing needs to be cleared.
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  assert.ok(await page.getByRole('button', { name: 'Mark all as read' }).isDisabled());
  await page.getByRole('button', { name: 'Remove all' }).click();
  await page.getByText('No notifications yet.').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Remove all' }).isDisabled());
  assert.deepEqual(faults, []);
  await context.close();
});

test('a page without a conversation, or with that of others, says so; a visitor is asked to log in', async () => {
  const { page, context } = await visit({ url });
  await page.goto(`${url}/inbox`);
  await page.getByText('Please log in to view your inbox.').waitFor();
  await page.goto(`${url}/conversation`);
  assert.equal(new URL(page.url()).pathname, '/login');

  await enter(context, url);
  const [one, other] = [
    await makeMember(site().platform, newName('else')),
    await makeMember(site().platform, newName('else')),
  ];
  const theirs = await conversation(one, other);
  for (const [path, words] of [
    ['/conversation', 'Conversation ID is missing or user not authenticated.'],
    [`/conversation/${theirs}`, 'Conversation details not found or you are not a participant.'],
  ]) {
    const response = await page.goto(`${url}${path}`);
    assert.equal(response?.status(), 404);
    await page.getByText(words!).waitFor();
  }
  await context.close();
});

test('a message is reported with what was said around it, its writer is blocked, and neither writes any more', async () => {
  const [here, there] = [await visit({ url }), await visit({ url })];
  const [mio, ren] = [await enter(here.context, url), await enter(there.context, url)];
  const id = await conversation(mio, ren);
  await say(mio, id, 'Good evening.');
  await say(ren, id, 'Something nasty.');
  await here.page.goto(`${url}/conversation/${id}`);
  const nasty = here.page.locator('.chat-message', { hasText: 'Something nasty.' });
  await alive(here.page);
  await nasty.hover();
  await nasty.getByRole('button', { name: 'Report this message' }).click();
  const form = here.page.getByRole('dialog', { name: 'Report this message' });
  await form.getByLabel('Hateful or inflammatory').check();
  await form.getByRole('button', { name: 'Submit report' }).click();
  await form.getByRole('status').waitFor();
  const shell = (...words: string[]) =>
    runCommand('server/src/main/admin.ts', ['reports', ...words], process.env);
  const line = (await shell()).out.split('\n').find((one) => one.includes('Something nasty.'));
  const shown = (await shell('show', line?.split(' ')[0] ?? '')).out;
  assert.match(shown, new RegExp(`${mio.username}: Good evening\\.`));
  await form.waitFor({ state: 'detached' });

  await here.page.locator('.chat-head').getByLabel('More actions').click();
  await here.page.getByRole('button', { name: 'Block', exact: true }).click();
  await here.page.getByRole('button', { name: /^Yes, block/ }).click();
  await here.page.getByText('Blocked. You can’t message each other anymore.').waitFor();
  await here.page.getByRole('textbox', { name: /^Message to/ }).waitFor({ state: 'detached' });
  await there.page.goto(`${url}/conversation/${id}`);
  await there.page.getByText('You cannot message this member.').waitFor();
  await here.page.getByRole('button', { name: 'Unblock' }).click();
  await here.page.getByRole('textbox', { name: /^Message to/ }).waitFor();
  assert.deepEqual([...here.faults, ...there.faults], []);
  await here.context.close();
  await there.context.close();
});

test('who writes to somebody from the inbox sees them read and write, unless they do not show it', async () => {
  const [here, there] = [await visit({ url }), await visit({ url })];
  const [mio, ren] = [await enter(here.context, url), await enter(there.context, url)];
  await here.page.goto(`${url}/inbox`, { waitUntil: 'load' });
  const field = here.page.getByRole('searchbox', { name: 'Search conversations and people' });
  await field.fill('nobody-of-this-name');
  await here.page.getByText(/^No conversation and no one called “nobody-of-this-name”\./).waitFor();
  await field.fill(`@${ren.username}`);
  // Who is called exactly so is opened, however early one presses.
  await field.press('Enter');
  await here.page.waitForURL(/\/conversation\/[0-9a-f-]+$/);
  await here.page.getByRole('textbox', { name: /^Message to/ }).fill('May I?');
  await here.page.keyboard.press('Enter');
  await here.page.getByRole('log').getByText('May I?').waitFor();

  await there.page.goto(`${url}/inbox`, { waitUntil: 'load' });
  const asks = there.page.getByRole('region', { name: 'Waiting for your answer' });
  await asks.getByRole('link', { name: new RegExp(mio.username) }).click();
  await there.page.waitForURL(/\/conversation\//);
  await there.page.getByRole('button', { name: 'Accept' }).click();
  await there.page.getByText('You accepted the request.').waitFor();
  // The list stands beside the conversation on a wide screen.
  await there.page.getByRole('complementary', { name: 'Your conversations' }).waitFor();
  const listening = hears(here.page, 'user-channel:');
  await here.page.reload({ waitUntil: 'load' });
  await listening;
  await here.page.getByText('Seen').waitFor();
  await there.page.getByRole('textbox', { name: /^Message to/ }).pressSequentially('Yes');
  await here.page.getByText(`${ren.username} is typing…`).waitFor();
  await there.page.keyboard.press('Enter');
  await here.page.getByRole('log').getByText('Yes', { exact: true }).waitFor();
  await here.page.getByText(`${ren.username} is typing…`).waitFor({ state: 'detached' });
  await here.page.getByRole('textbox', { name: /^Message to/ }).fill('Good.');
  await here.page.keyboard.press('Enter');
  await here.page.locator('.chat-message', { hasText: 'Good.' }).getByText('Seen', { exact: true }).waitFor();
  // Words of success have gone by then, so that the box stands by itself.
  assert.equal(await there.page.getByText('You accepted the request.').count(), 0);

  // It is looked for in the list, by a part of the name and by what was said last.
  await here.page.goto(`${url}/inbox`, { waitUntil: 'load' });
  await field.fill(ren.username.slice(1, -1).toUpperCase());
  const found = here.page.getByRole('region', { name: 'Conversations' });
  await found.getByRole('link', { name: new RegExp(ren.username) }).waitFor();
  assert.equal(await here.page.getByRole('button', { name: /^Write to/ }).count(), 0);
  await field.fill('Good');
  await found.getByRole('link', { name: new RegExp(ren.username) }).waitFor();
  await looksRight(here.page, 'what was found in the inbox');
  assert.equal(await here.page.locator('footer.site').isVisible(), false);
  await field.fill('');
  await here.page.getByRole('link', { name: 'Requests' }).waitFor();
  assert.deepEqual([...here.faults, ...there.faults], []);
  await here.context.close();
  await there.context.close();
});

test('a conversation fills a phone, is muted, loses a message for both, and is deleted for one alone', async () => {
  const { page, context, faults } = await visit({ url, width: 390, height: 780 });
  const mio = await enter(context, url);
  const ren = await makeMember(site().platform, newName('quiet'));
  const id = await conversation(mio, ren);
  await say(mio, id, 'A slip of the hand');
  await say(mio, id, 'What I meant');
  await page.goto(`${url}/conversation/${id}`, { waitUntil: 'load' });
  const box = await page.getByRole('textbox', { name: /^Message to/ }).boundingBox();
  assert.ok(box !== null && box.y + box.height > 780 - 40, 'the box to write in is at the bottom');
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true);
  assert.equal(await page.locator('.tab-bar, footer.site').count(), 0);
  // As wide as the screen, however little is written.
  for (const width of [900, 768, 767, 390]) {
    await page.setViewportSize({ width, height: 780 });
    const form = await page.locator('form.composer').boundingBox();
    // From a tablet on the list stands beside it.
    const room = width < 768 ? width - 80 : width * 0.48;
    assert.ok(form !== null && form.width > room, `${form?.width} px at ${width}`);
    // What says that there is no line lies beside the box to write in.
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
      dispatchEvent(new Event('offline'));
    });
    const banner = await page.getByText(/^You’re offline\./).boundingBox();
    assert.ok(banner !== null && banner.y + banner.height < form.y, `it is on the box at ${width}`);
  }
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });

  const slip = page.locator('.chat-message', { hasText: 'A slip of the hand' });
  await slip.hover();
  await slip.getByRole('button', { name: 'Delete this message' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await slip.waitFor({ state: 'detached' });
  const menu = page.locator('.chat-head').getByLabel('More actions');
  await menu.click();
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.getByText('Muted. New messages still arrive, but we won’t tell you.').waitFor();
  await say(ren, id, 'Are you there?');
  await page.getByRole('log').getByText('Are you there?').waitFor();
  await looksRight(page, 'a muted conversation');
  await menu.click();
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.waitForURL(`${url}/inbox`);
  await page.getByText('Your conversations will appear here.').waitFor();
  const theirs = await call('get_messages', { p_conversation_id: id }, ren);
  assert.deepEqual(
    theirs.map(({ content }) => content),
    ['Are you there?', 'What I meant'],
  );
  assert.deepEqual(faults, []);
  await context.close();
});

test('a long conversation opens where one left it, is answered from there, and the page behind it stays', async () => {
  const { page, context, faults } = await visit({ url, width: 390, height: 700 });
  const mio = await enter(context, url);
  const ren = await makeMember(site().platform, newName('ren'));
  const id = await conversation(mio, ren);
  await say(mio, id, 'We know each other.');
  await say(ren, id, 'Indeed.');
  await call('mark_conversation_read', { p_conversation_id: id }, mio);
  for (let i = 0; i < 16; i++)
    await say(ren, id, `A line ${i} that is long enough to take two lines of a phone.`);
  await page.goto(`${url}/conversation/${id}`);
  await alive(page);
  const log = page.getByRole('log');
  const line = log.getByText('16 new messages');
  await line.waitFor();
  const [top, box] = [await line.boundingBox(), await log.boundingBox()];
  assert.ok(top && box && top.y - box.y < 40, 'it opens at the first that is new');
  const newest = page.getByRole('button', { name: 'Go to the newest message' });
  await newest.click();
  await newest.waitFor({ state: 'detached' });
  const answered = log.locator('.chat-message', { hasText: 'A line 15' });
  await answered.click();
  await answered.getByRole('button', { name: 'Reply to this message' }).click();
  // The keyboard of a phone has no Shift for it.
  await page.keyboard.type('Two lines');
  await page.keyboard.press('Enter');
  await page.keyboard.type('of a phone, yes.');
  await page.getByRole('button', { name: 'Send' }).click();
  await log.locator('q', { hasText: 'A line 15 that is long enough' }).waitFor();
  await log.getByText('Two lines\nof a phone, yes.').waitFor();
  // What is hidden in the log makes nothing else as long as the log.
  assert.equal(await page.evaluate(() => document.querySelector('main')?.scrollTop), 0);
  assert.ok(
    await page.evaluate(() => {
      const main = document.querySelector('main');
      return main !== null && main.scrollHeight <= main.clientHeight;
    }),
  );
  await looksRight(page, 'a conversation with an answer');
  await context.close();
  assert.deepEqual(faults, []);
});
