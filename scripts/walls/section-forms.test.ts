import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webTexts } from './web-imports.ts';

/** Forms that do not post themselves what tells them apart, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'features/admin-reports/case-form.tsx item': 'whoever draws one posts it, as is looked at below',
  'features/admin-users/user-forms.tsx item': 'the same',
  'parts/legal-holds.tsx item': 'the same',
  'features/admin-reports/unconfirmed-notices.tsx notice.id': 'reads the answer of a form below it',
  'features/saved-searches/save-search.tsx query': 'once posted, and once read beside the form',
  'features/shield/tag-rule.tsx slug': 'posts to another page, whose rule says the answer',
  'routes/chosen-card.tsx card.id': 'posts to another page, which says its answer',
};

const components = [...webTexts].filter(([name]) => name.endsWith('.tsx'));
/** The values that make up what tells a form apart: `${a.b} ${c}` is two. */
const partsOf = (item: string): string[] =>
  item.startsWith('`') ? [...item.matchAll(/\$\{([^}]+)\}/g)].map(([, part]) => part!) : [item];

test('what tells forms of one kind apart is posted with them: without script their answer comes back by it', () => {
  const told = components.flatMap(([name, text]) =>
    [...text.matchAll(/useSectionForm\([\w.]+,\s*([^)]+?),?\s*\)/g)].flatMap(([, item]) =>
      partsOf(item!).map((part) => ({ name, part, text })),
    ),
  );
  assert.ok(told.length > 25, `${told.length} parts`);
  // As often as it is asked for.
  const silent = told.filter(({ name, part, text }) => {
    const posts = text.match(new RegExp(`type="hidden" name="\\w+" value=\\{${literal(part)}\\}`, 'g')) ?? [];
    return posts.length < told.filter((one) => one.name === name && one.part === part).length;
  });
  assert.deepEqual(
    [...new Set(silent.map(({ name, part }) => `${name} ${part}`))].sort(),
    Object.keys(elsewhere).sort(),
  );
});

test('so is what is handed to a form that draws itself', () => {
  const drawn = components.flatMap(([name, text]) =>
    [...text.matchAll(/<(?:Case|Act|Hold)Form\b[\s\S]*?\bitem=\{([^}]+)\}([\s\S]{0,250})/g)].map(
      ([, item, behind]) => ({ name, item: item!, behind: behind! }),
    ),
  );
  assert.ok(drawn.length > 6, `${drawn.length} forms`);
  const silent = drawn.filter(
    ({ item, behind }) =>
      !new RegExp(`hidden=\\{\\{[^}]*\\b\\w+: ${literal(item)}\\b`).test(behind) &&
      !new RegExp(`type="hidden" name="\\w+" value=\\{${literal(item)}\\}`).test(behind),
  );
  assert.deepEqual(
    silent.map(({ name, item }) => `${name} ${item}`),
    [],
  );
});

function literal(text: string): string {
  return text.replace(/[^\w ]/g, '\\$&');
}
