import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webTexts } from './web-imports.ts';

/** Pictures that have one file, and why. All others are a `Picture`. */
const ofOneFile: Readonly<Record<string, string>> = {
  'ui/picture.tsx': 'draws them',
  'features/account-settings/identity-check.tsx': 'a file of the member’s own that is about to be sent',
  'features/account-settings/two-step.tsx': 'a QR code in the page',
  'features/admin-ads-creatives/creatives-list.tsx': 'a creative, judged as it is',
  'features/admin-ads-creatives/media-view.tsx': 'a creative with the forms that its slot gets',
  'features/admin-ads-creatives/slides-editor.tsx': 'a creative, judged as it is',
  'features/admin-ads-creatives/zones-editor.tsx': 'a creative, judged as it is',
  'features/admin-ads-test/slot-tests.tsx': 'a creative, as a slot would show it',
  'features/admin-categories/categories-table.tsx': 'a picture of a category, which has one file',
  'features/admin-categories/category-form.tsx': 'a picture of a category, which has one file',
  'features/admin-identity/identity-record.tsx': 'a document, opened under seal',
  'features/admin-import/video-picker.tsx': 'a picture of another library',
  'features/admin-reports/case-target.tsx': 'what is decided about, as it is',
  'features/admin-review/picture-queue.tsx': 'what is decided about, as it is',
  'features/admin-review/review-queue.tsx': 'what is decided about, as it is',
  'features/admin-videos/thumbnail-forms.tsx': 'what is chosen among, as it is',
  'features/category-list/category-tile.tsx': 'a picture of a category, which has one file',
  'features/photos/photo-viewer.tsx': 'a photo, whole; each request is checked',
  'features/photos/photos-tab.tsx': 'the small file of a photo; each request is checked',
  'features/profile/profile-cards.tsx': 'the small file of a photo; each request is checked',
  'features/upload/thumbnail-choice.tsx': 'a file of the member’s own that is about to be sent',
  'features/video-card/preview-media.tsx': 'an animated picture of a hosted library',
  'parts/legal-holds.tsx': 'evidence, as it is',
};

const components = [...webTexts].filter(([name]) => name.endsWith('.tsx'));
/** Tags of a kind, with their attributes. */
const tagsOf = (text: string, kind: string): string[] => {
  const found: string[] = [];
  for (const { index } of text.matchAll(new RegExp(`<${kind}(?=[\\s/])`, 'g'))) {
    let depth = 0;
    let end = index;
    for (; end < text.length; end++) {
      if (text[end] === '{') depth++;
      else if (text[end] === '}') depth--;
      else if (text[end] === '>' && depth === 0) break;
    }
    found.push(text.slice(index, end));
  }
  return found;
};

test('a picture is drawn by the one component, or says why it has one file', () => {
  const found = components.filter(([, text]) => tagsOf(text, 'img').length > 0).map(([name]) => name);
  assert.deepEqual(found.sort(), Object.keys(ofOneFile).sort());
});

/** Places of one file need no `sizes`: there is nothing to choose. */
const single = /most=\{(?:320|128|[\w. =>']+ \? \d+ : (?:320|128))\}/;

test('every place says how wide its picture is shown', () => {
  const places = components.flatMap(([name, text]) =>
    tagsOf(text, '(?:Picture|Art|Still)').map((tag) => ({ name, tag })),
  );
  assert.ok(places.length > 18, `${places.length} places`);
  const silent = places.filter(
    ({ tag }) =>
      !/\bsizes=/.test(tag) &&
      !single.test(tag) &&
      !tag.startsWith('<Still picture={work.') &&
      !tag.startsWith('<Still picture={studio.'),
  );
  assert.deepEqual(
    silent.filter(({ name }) => name !== 'features/admin-ads-creatives/creatives-list.tsx'),
    [],
  );
});
