import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { makeMember } from '#tests/support/test-member.ts';
import { alive, visit } from './browser.ts';
import { call } from './calling.ts';
import { atEnd } from './closing.ts';
import { newName } from './members.ts';
import { until } from './site.ts';
import { conversation, enter, say, site, url } from './talking.ts';
import { layWire } from './wire.ts';

test('a chat whose connection is cut again and again has every message once and in order', {
  timeout: 120_000,
}, async () => {
  const wire = await layWire(Number(new URL(url).port));
  const { page, context } = await visit({ url: wire.url });
  const mio = await enter(context, wire.url);
  const ren = await makeMember(site().platform, newName('far'));
  const id = await conversation(mio, ren);
  await say(ren, id, 'We know each other.');
  await page.goto(`${wire.url}/conversation/${id}`);
  const log = page.getByRole('log');
  const lost = page.getByText(/^Realtime connection error: /);
  const box = page.getByRole('textbox', { name: /^Message to/ });
  const write = async (text: string) => {
    await box.fill(text);
    await box.press('Enter');
  };
  await say(ren, id, 'ren 0');
  await log.getByText('ren 0', { exact: true }).waitFor();

  let said = 0;
  let isTalking = true;
  const talking = (async () => {
    while (isTalking) {
      await say(ren, id, `ren ${++said}`);
      await sleep(500);
    }
  })();
  atEnd(() => {
    isTalking = false;
    return talking;
  });
  for (let cut = 1; cut <= 3; cut++) {
    await write(`mio ${cut}, connected`);
    wire.cut();
    await lost.waitFor();
    await write(`mio ${cut}, cut off`);
    await page.getByText('Failed to send message.').waitFor();
    await sleep(1500);
    wire.mend();
    await lost.waitFor({ state: 'detached' });
    await log.getByText(`mio ${cut}, cut off`, { exact: true }).waitFor();
    // What waits its turn after one that failed says nothing of a failure.
    await until(
      async () => (await log.locator('.outgoing').count()) === 0,
      20_000,
      () => 'what was written while the connection was cut was not sent',
    );
  }
  isTalking = false;
  await talking;
  const latest = await call(
    'get_messages',
    {
      p_conversation_id: id,
      p_page_size: 100,
    },
    ren,
  );
  assert.ok(latest.length < 100, 'the page holds the whole conversation');
  const texts = latest.map(({ content }) => content).reverse();
  let shown: string[] = [];
  await until(
    async () => {
      shown = await log.locator('.chat-message > p').allTextContents();
      return isDeepStrictEqual(shown, texts);
    },
    20_000,
    () => `the page has not what the server has, but ${shown.join(', ')} instead of ${texts.join(', ')}`,
  );
  const mine = texts.filter((text) => text.startsWith('mio'));
  assert.deepEqual(
    mine,
    [1, 2, 3].flatMap((cut) => [`mio ${cut}, connected`, `mio ${cut}, cut off`]),
  );
  assert.deepEqual(
    texts.filter((text) => text.startsWith('ren')),
    Array.from({ length: said + 1 }, (_, n) => `ren ${n}`),
  );
});

test('what cannot be fetched says so, and so does a page whose session ended while it was cut off', async () => {
  const wire = await layWire(Number(new URL(url).port));
  const { page, context } = await visit({ url: wire.url });
  const mio = await enter(context, wire.url);
  const ren = await makeMember(site().platform, newName('near'));
  const id = await conversation(mio, ren);
  await say(ren, id, 'We know each other.');
  for (let i = 0; i < 25; i++) await say(mio, id, `line ${i}`);
  for (let i = 0; i < 15; i++) {
    const other = await makeMember(site().platform, newName('many'));
    await say(mio, await conversation(mio, other), 'Hello');
  }
  const open = async (path: string, button: string) => {
    await page.goto(wire.url + path);
    const found = page.getByRole('button', { name: button });
    await found.waitFor();
    await alive(page);
    // What comes late would say of itself that it did not come.
    await page.waitForLoadState('networkidle');
    return found;
  };
  const more = await open('/inbox', 'Load More');
  wire.cut();
  await more.click();
  await page.getByText('Failed to fetch conversations.').waitFor();
  wire.mend();

  const older = await open(`/conversation/${id}`, 'Older messages');
  wire.cut();
  await older.click();
  await page.getByText('Failed to fetch messages.').waitFor();
  wire.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Failed to fetch messages.').waitFor({ state: 'detached' });

  const again = await open('/inbox', 'Load More');
  wire.cut();
  await call('sign_out', { p_scope: 'local' }, mio);
  wire.mend();
  await again.click();
  await page.getByText('User not authenticated.').waitFor();
});
