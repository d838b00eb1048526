import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('web/src/**/*.{ts,tsx}')
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(name, 'utf8') }));

test('no public page asks for the list of all videos as an admin sees it', () => {
  const asked = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/'get_all_videos_with_details', \{([^}]*)\}/g)].map(([, input]) => ({ name, input })),
  );
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.filter(({ input }) => !input?.includes('p_public: true'))).toEqual([]);
});

test('a page reads each name of its address once: a control is never given a list', () => {
  const lists = /(searchParams|[sS]earch)\.getAll\(/;
  expect(sources.filter(({ text }) => lists.test(text)).map(({ name }) => name)).toEqual([]);
});
