import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPlace } from '../../../platform/places/in-place.ts';
import { narrowToPlace } from './narrowed-queries.ts';

test('a statement leaves out what is barred, by its view and by its marks', () => {
  const text = `select * from published_videos v join tags t on true ${inPlace('tag', 't.id')} where v.id = $1 ${inPlace('video', 'v.id')} ${inPlace('row', 'v')}`;
  assert.doesNotMatch(text, /barred/);
  const narrowed = narrowToPlace(text, [3, 8]);
  assert.doesNotMatch(narrowed, /in place:/);
  assert.equal(narrowed.match(/'\{3,8\}'::integer\[\]/g)?.length, 4);
  assert.match(
    narrowed,
    /from \(select \* from published_videos where place_rules is null or not place_rules && /,
  );
  assert.equal(narrowToPlace('select 1', [3]), 'select 1');
});
