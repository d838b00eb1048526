import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';
import type { CallName, Output } from '#contract/calls.ts';
import { buildVideo } from '#tests/support/test-catalogue.ts';
import { giveSettings } from '#tests/support/test-settings.ts';
import { testWeb } from '#tests/support/test-web.ts';
import { newId } from '../../../kit/ids.ts';
import { findCategory } from '../../videos/index.ts';
import { forgetHosts } from './host-manners.ts';
import { forgetSources } from './list-source.ts';
import { type FeedItem, startSourceHost } from './test-source-host.ts';

export const source = await startSourceHost();
export const web = await testWeb({ env: { OUTBOUND_HOSTS: source.host } });
export const { platform, ask, call } = web;
export const { db } = platform;
giveSettings(platform.config, { embedHosts: ['player.example'] });
export const admin = await web.memberNamed('importer', { role: 'admin' });
export const member = await web.memberNamed('watcher');
await buildVideo(platform, { category: 'Noir' });
export const noir = (await findCategory(db, 'noir'))!.id;
export const drawn = { adults_only: true, depicts: 'drawn', rights_held: true } as const;

/** What the refusal of a call says, as its body. */
export const refusalOf = async (name: CallName, input: object, status: number) => {
  const answer = await ask(name, input, admin);
  assert.equal(answer.status, status, answer.text);
  return answer.body;
};
export const items = (
  from: number,
  to: number,
  more: (n: number) => Partial<FeedItem> = () => ({}),
): FeedItem[] =>
  Array.from({ length: to - from + 1 }, (_, order) => {
    const n = from + order;
    return {
      title: `Lantern ${n}`,
      link: `${source.origin}/w/${n}`,
      player: `https://player.example/e/${n}`,
      description: `The lantern of street ${n}.`,
      ...more(n),
    };
  });
export const serve = (address: string, body: string | Buffer, type = 'application/rss+xml'): void => {
  source.pages.set(address, { body, type });
};
export const begin = async (more: object = {}): Promise<string> =>
  (
    await call(
      'begin_import',
      {
        p_source_url: `${source.origin}/feed`,
        p_category_id: noir,
        p_declaration: drawn,
        ...more,
      },
      admin,
    )
  ).batch_id;
export const row = async (id: string | null) => {
  const [found] = await db.query<Record<string, unknown>>('select * from videos where id = $1', [id]);
  assert.ok(found);
  return found;
};
export const job = (payload: object) => ({
  id: newId(),
  payload,
  attempt: 0,
  lastAttempt: true,
  signal: new AbortController().signal,
});
export const waiting = async (name: string): Promise<{ data: { videoId: string; url: string } }[]> =>
  db.query(`select data from jobs.job where name = $1 and state < 'active' order by created_on`, [name]);

beforeEach(async () => {
  forgetSources();
  forgetHosts();
  source.pages.clear();
  source.asked.length = 0;
  await db.query('delete from import_hosts');
});

/** A listed video as it is given back. */
export function stripped({
  outlook: _o,
  reason: _r,
  changes: _c,
  mapped_category_id: _m,
  ...video
}: Output<'scrape-video-list'>['videos'][number]) {
  return video;
}
