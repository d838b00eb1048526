import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { visibleTexts } from './visible-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (name) => !/\.test\.tsx?$|\/test-[\w-]+\.ts$|^web\/src\/texts\//.test(name),
);
const domains = globSync('web/src/texts/*.ts', { cwd: root });

/** What reads like a text elsewhere, and why it stands there. */
const elsewhere: Record<string, string> = {
  'web/src/features/ad-slot/open-window.ts': 'styles of a window of its own',
  'web/src/lib/coming-to-life.ts': 'a script that a page carries',
  'web/src/ui/picture.tsx': 'widths of pictures, for browsers',
  'web/src/lib/slash-focus.ts': 'a script that a page carries',
  'web/src/page/embed-code.ts': 'HTML for other sites',
  'web/src/page/room-pages.ts': 'names of pages as ads store them',
  'web/src/page/rooms.ts': 'names of devices as ads store them, and HTML',
  'web/src/routes/oembed.ts': 'answers to programs',
  'web/src/routes/robots.ts': 'for robots',
  'web/src/routes/sitemap-index.ts': 'XML for search engines',
  'web/src/routes/sitemap-pages.ts': 'XML for search engines',
  'web/src/routes/sitemap-series.ts': 'XML for search engines',
  'web/src/routes/sitemap-videos.ts': 'XML for search engines',
};

test('what people read on a page stands in web/src/texts', () => {
  assert.ok(sources.length > 700 && domains.length > 20);
  const found = new Map<string, string[]>();
  for (const name of sources) {
    const texts = visibleTexts(name, read(name)).map(({ text }) => text);
    if (texts.length > 0) found.set(name, texts);
  }
  assert.deepEqual(
    Object.fromEntries([...found].filter(([name]) => !(name in elsewhere))),
    {},
    'put it into the file of its domain in web/src/texts, and say it as texts.name',
  );
  assert.deepEqual(
    Object.keys(elsewhere).filter((name) => !found.has(name)),
    [],
    'nothing to except any more',
  );
});

/** One text of a domain: a name and what it says. */
const oneText = /^export const (\w+) =\s+(?:'(?:[^'\\]|\\.)+'|"(?:[^"\\]|\\.)+");$/gm;

test('a file of texts holds nothing but texts, each of which is said somewhere', () => {
  const said = new Map<string, Set<string>>();
  for (const name of [...sources, ...globSync('web/src/**/*.test.{ts,tsx}', { cwd: root })]) {
    const source = read(name);
    for (const [, as, from = ''] of source.matchAll(
      /^import \* as (\w+) from '([^']*\/texts\/[\w-]+\.ts)';/gm,
    )) {
      const domain = path.join(path.dirname(name), from);
      const names = said.get(domain) ?? new Set();
      for (const [, one = ''] of source.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))) names.add(one);
      said.set(domain, names);
    }
  }
  for (const domain of domains) {
    const source = read(domain);
    const left = source
      .replace(oneText, '')
      .replace(/^\/\/.*$/gm, '')
      .trim();
    assert.equal(left, '', domain);
    const unsaid = [...source.matchAll(oneText)].flatMap(([, name = '']) =>
      said.get(domain)?.has(name) ? [] : [name],
    );
    assert.deepEqual(unsaid, [], `nobody says these of ${domain}`);
  }
});

test('texts are found wherever a page says them', () => {
  const planted = `
    import { Link } from './Link as if.tsx';
    const names = { kind: 'Not yet', className: 'Btn Big', deeper: ['One word', 'css-name'] };
    export const Page = ({ many }: { many: number }) => (
      <section className="Some Class" aria-label="List of things" data-kind="Of a kind">
        Words between
        <Field label={\`Name of \${many}\`} type="text" />
        {many > 1 ? 'many' : 'one'}
        {many === 2 && <b>two</b>}
        {countOf(many, 'thing', 'things')}
        <Leaf name="Heading" to="/somewhere" />
        <Table columns={[{ id: 'Id', name: 'Column', sort: 'by-name' }]} things={many === 1 ? 'row' : 'rows'} />
        <input name="title" onChange={() => actOnEach(act, some, ['leaf', 'leaves'], 'pressed', press)} />
        {kindOf(many) === 'Some Kind' ? names.kind : null}
      </section>
    );
    bar.append(button('css-name', 'Close it'), 'plain');
    form.append('Field name', 'x');
    throw new Error('For developers only');
  `;
  assert.deepEqual(
    visibleTexts('planted.tsx', planted).map(({ text }) => text),
    [
      'Not yet',
      'One word',
      'List of things',
      'Words between',
      'Name of {}',
      'many',
      'one',
      'two',
      'thing',
      'things',
      'Heading',
      'Column',
      'row',
      'rows',
      'leaf',
      'leaves',
      'pressed',
      'Close it',
    ],
  );
});
