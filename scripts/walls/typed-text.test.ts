import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf, leadsTo, readWith, webTexts } from './web-imports.ts';

/** A page, and the layouts it stands in. The root stands around all of them and asks nothing. */
const pages: string[][] = (() => {
  const found: string[][] = [];
  const around: string[] = [];
  for (const line of webTexts.get('routes.ts')!.split('\n')) {
    const layout = /layout\('([^']+)'/.exec(line);
    const page = /(?:route|index)\((?:'[^']*', )?'([^']+\.tsx)'/.exec(line);
    if (layout) around.push(layout[1]!);
    if (page) found.push([page[1]!, ...around]);
    if (/^ {2}\]\),/.test(line)) around.pop();
  }
  return found;
})();

const asks = ['parts/ask-before-leaving.tsx', 'parts/ask-of-unsaved-forms.tsx'];

/** What a file that says so takes, or is drawn in by whoever takes it. */
const ways = {
  'a dialog, which asks': 'ui/dialog.tsx',
  'a draft': 'state/drafts.ts',
  'a draft of the form': 'features/upload/remembered-form.ts',
  'nobody types there': null,
  'whoever draws it says': null,
} as const;
type Way = keyof typeof ways;

/** Long texts that outlast their page in another way than by asking before it is left. */
const outlastsOtherwise: Readonly<Record<string, Way>> = {
  'features/comments/composer.tsx': 'a draft',
  'features/comments/remove-dialog.tsx': 'a dialog, which asks',
  'features/messages/composer.tsx': 'a draft',
  'features/my-list/import-preview.tsx': 'nobody types there',
  'features/photos/photo-viewer.tsx': 'a draft',
  'features/profile/post-box.tsx': 'a draft',
  'features/profile/post-form.tsx': 'a draft',
  'features/upload/video-groups.tsx': 'a draft of the form',
  'ui/share-dialog.tsx': 'nobody types there',
  'ui/text-area.tsx': 'whoever draws it says',
};

test('what somebody writes at length is not lost by leaving its page: the page asks, or remembers it', () => {
  assert.ok(pages.length > 80 && pages.some(([, layout]) => layout === 'routes/settings/layout.tsx'));
  const long = [...webTexts].filter(([, text]) => /<(textarea|TextArea)\b/.test(text)).map(([name]) => name);
  assert.ok(long.length > 30);
  const lost = new Set<string>();
  for (const page of pages) {
    const there = readWith(...page);
    if (asks.some((name) => there.has(name))) continue;
    const reached = leadsTo(...page);
    for (const name of long)
      if (reached.has(name) && !importsOf(name).some((to) => asks.includes(to))) lost.add(name);
  }
  assert.deepEqual([...lost].sort(), Object.keys(outlastsOtherwise).sort());
  for (const [name, way] of Object.entries(outlastsOtherwise)) {
    const needs = ways[way];
    const users = [...webTexts.keys()].filter((other) => importsOf(other).includes(name));
    assert.ok(needs === null || [name, ...users].some((file) => importsOf(file).includes(needs)), name);
  }
});
