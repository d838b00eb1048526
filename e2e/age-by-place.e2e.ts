import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { type Visit, visit } from './browser.ts';
import { looksRight } from './looks-right.ts';
import { type RunningSite, startSite } from './site.ts';

const secret = 'shared with the service that checks ages';

/** A service that checks ages: its page has two buttons, and each sends the browser back with a signed answer. */
async function startAgeService(): Promise<{ url: string; asked: URL[] }> {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    if (url.pathname !== '/check') return void response.writeHead(404).end();
    asked.push(url);
    const state = url.searchParams.get('state') ?? '';
    const link = (over: string, words: string): string => {
      const back = new URL(url.searchParams.get('return_to') ?? '');
      const signature = createHmac('sha256', secret).update(`${state}\n${over}`).digest('hex');
      back.search = String(new URLSearchParams({ state, over, signature }));
      return `<a href="${back.href.replaceAll('&', '&amp;')}">${words}</a>`;
    };
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<!doctype html><title>Age check</title>${link('18', 'I look old enough')} ${link('no', 'I do not')}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/check`, asked };
}

const service = await startAgeService();
const site: RunningSite = await (async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tsukimi-ages-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'settings.json');
  writeFileSync(
    file,
    JSON.stringify({
      agePolicies: [
        { places: ['JP'], minimum_age: 21, methods: ['declaration'] },
        { places: ['GB'], minimum_age: 18, methods: ['identity', 'assurance'] },
        { places: ['KP'], minimum_age: 18, methods: [] },
      ],
    }),
  );
  return startSite({
    SETTINGS_FILE: file,
    TRUST_PROXY: 'loopback',
    COUNTRY_HEADER: 'cf-ipcountry',
    AGE_ASSURANCE_URL: service.url,
    AGE_ASSURANCE_SECRET: secret,
  });
})();
after(() => site.stop());
const { url } = site;

async function visitFrom(country: string, more: Partial<Parameters<typeof visit>[0]> = {}): Promise<Visit> {
  const visitor = await visit({ url, adult: false, ...more });
  await visitor.context.setExtraHTTPHeaders({ 'cf-ipcountry': country });
  return visitor;
}
const gateOf = ({ page }: Visit) => page.getByRole('dialog');

test('where 21 is asked the gate says so, is answered by keyboard, and is back once it is forgotten', async () => {
  const visitor = await visitFrom('JP');
  const { page, context, faults } = visitor;
  await page.goto(`${url}/categories`);
  const gate = gateOf(visitor);
  assert.match(await gate.innerText(), /21 and over only\s+This[\s\S]*at least 21 /);
  await looksRight(page, 'the gate of 21');
  await page.waitForFunction(() => document.activeElement?.textContent === 'I am 21 or older');
  await Promise.all([page.waitForURL(`${url}/categories`), page.keyboard.press('Enter')]);
  await gate.waitFor({ state: 'detached' });
  const [proof, ...others] = (await context.cookies()).filter(({ name }) => name.startsWith('age_'));
  assert.deepEqual([proof?.name, proof?.httpOnly, others.length], ['age_proof', true, 0]);
  assert.match(proof?.value ?? '', /^21_declaration_/);
  await page.getByRole('button', { name: 'Forget age confirmation' }).click();
  await gate.waitFor();
  assert.deepEqual(
    (await context.cookies()).filter(({ name }) => name.startsWith('age_')),
    [],
  );
  assert.deepEqual(faults, []);
});

test('the gate of 21 opens without script, and is back once it is forgotten', async () => {
  const visitor = await visitFrom('JP', { javaScript: false });
  const { page, context, faults } = visitor;
  await page.goto(`${url}/categories`);
  const button = page.getByRole('button', { name: 'I am 21 or older' });
  await button.click();
  await page.waitForURL(`${url}/categories`);
  await button.waitFor({ state: 'detached' });
  const proofs = (await context.cookies()).filter(({ name }) => name.startsWith('age_'));
  assert.deepEqual(
    proofs.map(({ name, value }) => [name, /^21_declaration_/.test(value)]),
    [['age_proof', true]],
  );
  await page.getByRole('button', { name: 'Forget age confirmation' }).click();
  await button.waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test('where the site is not offered every page says so with 451, and help stays readable', async () => {
  const visitor = await visitFrom('KP', { javaScript: false });
  const { page } = visitor;
  for (const address of ['/', '/login', '/embed/nothing'])
    assert.equal((await page.goto(url + address))?.status(), 451, address);
  await page.goto(url);
  const gate = gateOf(visitor);
  assert.match(await gate.innerText(), /Not available where you are/);
  assert.equal(await gate.locator('form, button').count(), 0);
  await gate.getByRole('link', { name: 'Questions and answers' }).click();
  assert.equal(page.url(), `${url}/faq`);
  assert.ok(await page.getByRole('heading', { level: 1 }).isVisible());
  assert.equal(await gate.count(), 0);
});

test('where a check is asked, an outside service opens the gate without script, once, and learns no page', async () => {
  const visitor = await visitFrom('GB', { javaScript: false });
  const { page, context } = visitor;
  const gate = gateOf(visitor);
  assert.equal((await page.goto(`${url}/categories?q=lantern`))?.status(), 200);
  assert.match(await gate.innerText(), /the law asks us to check that you’re at least 18/);
  assert.equal(await gate.getByRole('button').count(), 0, 'nobody can just say so');
  await gate.getByRole('link', { name: 'Log in to use your identity check' }).click();
  assert.equal(new URL(page.url()).pathname, '/login');
  assert.equal(await gate.count(), 0, 'who is to log in can');
  await page.goto(`${url}/categories?q=lantern`);
  await gate.getByRole('link', { name: 'Check my age' }).click();
  assert.ok(page.url().startsWith(service.url));
  assert.ok(!decodeURIComponent(service.asked.join()).includes('lantern'));
  const answer = (await page.getByRole('link', { name: 'I look old enough' }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'I look old enough' }).click();
  assert.equal(page.url(), `${url}/categories?q=lantern`);
  assert.equal(await gate.count(), 0);
  const again = await page.goto(answer);
  assert.equal(again?.status(), 403);
  const proof = (await context.cookies()).find(({ name }) => name === 'age_proof');
  assert.match(proof?.value ?? '', /^18_assurance_/);
});

test('the gate of a check and the closed one look right at every width', async () => {
  for (const [country, words] of [
    ['GB', 'Check my age'],
    ['KP', 'Help and legal pages'],
  ] as const) {
    const visitor = await visitFrom(country);
    await visitor.page.goto(`${url}/categories`);
    await gateOf(visitor).getByRole('link', { name: words }).waitFor();
    await looksRight(visitor.page, `the gate of ${country}`);
    await visitor.context.close();
  }
});
