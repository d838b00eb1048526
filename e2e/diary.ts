import { afterEach } from 'node:test';
import type { Page } from 'playwright-core';

/** What pages of the test that runs have done: printed if it fails. */
const diaries: { page: Page; lines: string[] }[] = [];
const longest = 40;

/** Notes which pages and answers a tab asks for and gets, and when. */
export function writeDiary(page: Page): void {
  const [lines, began] = [[] as string[], Date.now()];
  const note = (line: string): void => {
    lines.push(`${String(Date.now() - began).padStart(6)} ms ${line}`);
    if (lines.length > longest) lines.shift();
  };
  const isFile = (url: string): boolean => /\.(js|css|woff2|webp|jpg|png|m4s|m3u8|svg)(\?|$)/.test(url);
  page.on('request', (request) => {
    if (!isFile(request.url())) note(`asks ${request.method()} ${request.url()}`);
  });
  page.on('requestfinished', (request) => {
    if (isFile(request.url())) return;
    void request.response().then(
      (response) => note(`has ${response?.status()} ${request.url()}`),
      () => {},
    );
  });
  page.on('requestfailed', (request) => {
    // Without script, every file of it is refused.
    if (request.failure()?.errorText !== 'csp')
      note(`lost ${request.url()}: ${request.failure()?.errorText}`);
  });
  page.on('framenavigated', (frame) => note(`is at ${frame.url()}`));
  page.on('load', () => note('is loaded'));
  diaries.push({ page, lines });
}

afterEach((test) => {
  const told = diaries.splice(0);
  if ('passed' in test && test.passed === false)
    for (const { page, lines } of told)
      process.stdout.write(`A tab that was last at ${page.url()}:\n${lines.join('\n')}\n`);
});
