import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { Member } from './member.ts';
import { knowsPrepared, startPooler } from './pgbouncer.ts';
import { serverUrl, startServer } from './postgres.ts';
import { conduct, isReady, say, until } from './processes.ts';
import { fillWithVideos } from './trial-catalogue.ts';

// Runs a site through a real PgBouncer that pools by transaction, with five connections to the server, beside one without:
// reads, writes, fifty at once, changes that the other made; and what an uncached list takes through it and without it.
// From PgBouncer 1.21 on statements are prepared through it. Debian: apt install pgbouncer postgresql-15
// node scripts/operating/pooler.ts

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of the median answer, each to another question, so that no cache has it. */
async function timed(visitor: Member, from: number, count: number): Promise<number> {
  const took: number[] = [];
  for (let n = from; n < from + count; n++) {
    const began = performance.now();
    await visitor.call('get_all_videos_with_details', {
      p_limit: 24 - Math.floor(n / 150),
      p_offset: n % 150,
    });
    took.push(performance.now() - began);
  }
  return median(took);
}

await conduct('pooler', async (trial) => {
  const server = await startServer(trial);
  const prepares = knowsPrepared();
  const pooler = await startPooler(trial, server, prepares);
  const [direct, pooled] = [await freePort(), await freePort()];
  const env = { SIGNUP_VERIFICATION: 'after', ROLE: 'web' };
  await trial.startSite(direct, { ...env, DATABASE_URL: serverUrl(server, 'site') });
  await fillWithVideos(serverUrl(server, 'site'), trial.folder);
  await trial.startSite(pooled, {
    ...env,
    ROLE: 'all',
    DATABASE_URL: serverUrl(pooler, 'site'),
    DATABASE_DIRECT_URL: serverUrl(server, 'site'),
    ...(prepares ? { DATABASE_POOLER_PREPARES: '1' } : {}),
  });
  const [plain, through] = [new Member(direct), new Member(pooled)];

  await through.join('writer');
  const began = performance.now();
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => through.call('create_playlist', { p_name: `list ${n}` })),
  );
  say(
    `50 writes at once over 5 connections: all acknowledged, ${(performance.now() - began).toFixed(0)} ms.`,
  );

  // The other process knows the session too, until it is told that it has ended.
  plain.cookie = through.cookie;
  await plain.call('create_playlist', { p_name: 'from the other' });
  await through.call('sign_out', {});
  const endedAt = performance.now();
  await until(
    () =>
      plain.call('create_playlist', { p_name: 'too late' }).then(
        () => false,
        () => true,
      ),
    5000,
    'the other process does not hear that a session has ended',
  );
  say(
    `A session that ended in one is over in the other after ${(performance.now() - endedAt).toFixed(0)} ms.`,
  );

  await timed(plain, 0, 20);
  await timed(through, 0, 20);
  const [directTimes, pooledTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < 12; round++) {
    directTimes.push(await timed(plain, 20 + round * 50, 50));
    pooledTimes.push(await timed(through, 20 + round * 50, 50));
  }
  const ratio = median(pooledTimes.map((took, round) => took / directTimes[round]!));
  say(
    `A list, uncached: ${median([...directTimes]).toFixed(2)} ms without the pooler, ${median([...pooledTimes]).toFixed(2)} ms through it; ${ratio.toFixed(2)} times, the median of 12 rounds.`,
  );

  const flood = await Promise.allSettled(
    Array.from({ length: 400 }, (_, n) => through.call('search_videos', { p_query: `lantern ${n}` })),
  );
  const refused = flood.filter(({ status }) => status === 'rejected');
  await sleep(2000);
  const isUp = await isReady(pooled);
  say(
    `400 searches at once: ${flood.length - refused.length} answered, ${refused.length} refused${refused.length === 0 ? '' : ` (${(refused[0] as PromiseRejectedResult).reason})`}; it is ${isUp ? 'ready' : 'not ready'} afterwards.`,
  );
  return isUp;
});
