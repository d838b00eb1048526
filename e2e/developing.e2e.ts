import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { alive, visit } from './browser.ts';
import { atEnd } from './closing.ts';
import { root, startSite, until } from './site.ts';

const sources = [
  ...['contract', 'server', 'web'],
  ...['package.json', 'tsconfig.json', 'react-router.config.ts', 'vite.config.ts'],
];

/** A copy of the sources that may be edited. Packages are linked file by file: what is no link is written again. */
function copyOfTheHouse(): string {
  mkdirSync(path.join(root, 'build'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'build/developing-'));
  for (const name of sources) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  const packages = path.join(folder, 'node_modules');
  execFileSync('cp', ['-al', path.join(root, 'node_modules'), packages]);
  for (const name of ['.vite', '.cache']) rmSync(path.join(packages, name), { recursive: true, force: true });
  return folder;
}

const house = copyOfTheHouse();
after(() => rmSync(house, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));

function edit(file: string, from: string, to: string): void {
  const place = path.join(house, file);
  const text = readFileSync(place, 'utf8');
  assert.ok(text.includes(from), `${file} has ${from}`);
  writeFileSync(place, text.replace(from, to));
}

test('while developing, an edit shows in the open page, and one of the server starts it again', async () => {
  const site = await startSite({}, { folder: house, args: ['--dev'] });
  atEnd(() => site.stop());
  const { page, context, faults } = await visit({ url: site.url });
  await page.goto(`${site.url}/faq`);
  // The first visit finds what is to be bundled beforehand, and the page is loaded again when that is done.
  await page.waitForFunction(() => performance.now() > 10_000, null, { timeout: 60_000 });
  await alive(page, 'details');
  const question = page.locator('details').first();
  await question.locator('summary').click();
  const heading = page.getByRole('heading', { level: 1 });
  const stillOpen = () => question.evaluate((element) => (element as HTMLDetailsElement).open);

  edit('web/src/routes/plain-page.css', '.plain h1 {', '.plain h1 {\n  color: rgb(1, 2, 3);');
  await until(
    () => heading.evaluate((element) => getComputedStyle(element).color === 'rgb(1, 2, 3)'),
    20_000,
    () => `the style sheet was not taken up:\n${site.output()}`,
  );
  edit('web/src/routes/faq.tsx', '<h1>{texts.faq}</h1>', '<h1>Edited</h1>');
  await until(
    async () => (await heading.textContent()) === 'Edited',
    20_000,
    () => `the component was not taken up:\n${site.output()}`,
  );
  assert.ok(await stillOpen(), 'neither loaded the page again');
  assert.deepEqual(faults, []);

  edit('server/src/platform/http/health-routes.ts', `'/health/live'`, `'/health/alive'`);
  await until(
    async () =>
      await fetch(`${site.url}/health/alive`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    60_000,
    () => `the server did not start again:\n${site.output()}`,
  );
  await until(
    async () => !(await stillOpen().catch(() => true)),
    60_000,
    () => 'the page did not notice that its server had started again',
  );
  assert.equal(await heading.textContent(), 'Edited');
  await context.close();
});
