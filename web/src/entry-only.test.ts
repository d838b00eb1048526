import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { footerColumns } from './features/site-frame/footer.tsx';
import { entryOnly } from './lib/entry-only.ts';
import * as memberPaths from './member-paths.ts';
import * as paths from './paths.ts';

const sources = globSync('web/src/**/*.{ts,tsx}')
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

/** What gives the address of each such page; null: nothing of the site leads there. */
const pathOf: Readonly<Record<string, string | null>> = {
  'routes/embed': 'embed',
  'routes/reset-password': null,
  'routes/confirm-email-change': null,
  'routes/support-ticket': 'supportTicket',
  'routes/notice-case': 'noticeCase',
  'routes/statement': 'statement',
  'routes/farewell': 'farewell',
  'routes/urgent': 'urgent',
  'routes/information/data-request': 'askForData',
  'routes/data-request': 'dataRequest',
  'routes/proof': 'proof',
  'routes/information/transparency': 'transparency',
  'routes/illegal-content': 'illegalContent',
  'routes/status': 'status',
};
/** These load the whole list of routes. */
const loadsAll = /routes\/(admin\/|studio|notice-case)/;

test('a page that the short list of routes leaves out is reached by whole documents alone', () => {
  expect(Object.keys(pathOf).sort()).toEqual([...entryOnly].sort());
  for (const path of Object.values(pathOf)) {
    if (path === null) continue;
    const byRouter = new RegExp(`(?:\\bto=\\{|\\b(?:redirect|navigate)\\()memberPaths\\.${path}\\(`);
    const found = sources.filter(({ name, text }) => !loadsAll.test(name) && byRouter.test(text));
    expect(found.map(({ name }) => name)).toEqual([]);
  }
});

test('the footer opens them as whole documents, and no other page', () => {
  const all: Readonly<Record<string, unknown>> = { ...paths, ...memberPaths };
  const without = (name: string | null) => {
    const path = name === null ? null : all[name];
    return typeof path === 'function' && path.length === 0 ? [String(path())] : [];
  };
  const wanted = Object.values(pathOf).flatMap(without);
  for (const [, to, isEntryOnly] of footerColumns.flatMap(({ links }) => links))
    expect([to, isEntryOnly ?? false]).toEqual([to, wanted.includes(to)]);
});
