import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { workCalls } from '#server/domains/works/index.ts';
import { goodInput } from '#tests/inputs/contract-samples.ts';
import { inputsFor } from '#tests/inputs/test-inputs.ts';
import { rightWorkTags, tagEveryVideo, wrongWorkTags } from '#tests/inputs/test-work-tags.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { testWeb } from '#tests/support/test-web.ts';

const web = await testWeb();
const keeper = await web.memberNamed('writer-of-episodes', { role: 'admin', canUploadVideos: true });
const video = await buildVideo(web.platform);
const writing = workCalls.map(({ name }) => name as CallName).filter((name) => calls[name].limit === 'write');

test('there are calls that write works', () => assert.ok(writing.length > 12));

for (const name of writing)
  test(`after ${name} works have the tags of their videos`, async () => {
    const call: Call = calls[name];
    const payload = await goodInput(name, call, {
      p_video_id: video.id,
      ...(await inputsFor(web.platform, keeper, video.id)),
    });
    // What the test put into the tables itself had nobody to follow it.
    await tagEveryVideo(web.platform);
    await rightWorkTags(web.platform);
    const { status, text } = await web.ask(name, payload as never, keeper);
    assert.equal(status, 200, text);
    assert.deepEqual(await wrongWorkTags(web.platform), []);
  });
