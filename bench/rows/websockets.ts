import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { number } from '../line.ts';
import { memoryOf } from '../measure/process-usage.ts';
import type { Listening, SocketsAnswer, SocketsOrder } from '../measure/sockets-plan.ts';
import { median, spread } from '../measure/statistics.ts';
import type { Row } from '../row.ts';
import { end } from '../world/children.ts';
import { makeFriends } from '../world/conversations.ts';
import { makePeople, type Person } from '../world/members.ts';
import { talkative } from '../world/postgres.ts';
import type { Site } from '../world/site.ts';

const sockets = 1000;
const every = 10;
const messages = 500;
/** Connections before memory counts: code is compiled by them. */
const warmSockets = 100;
const program = fileURLToPath(new URL('../measure/sockets-process.ts', import.meta.url));

async function listenersFor(site: Site, writer: Person, count: number): Promise<Listening[]> {
  const people = await makePeople(site, count);
  const conversations = await makeFriends(site, writer, people);
  return people.map((person, i) => ({ ...person, conversation: conversations[i]! }));
}

/** Controls the process that plays the browsers. */
function startBrowsers() {
  const child = fork(program);
  return {
    child,
    async order(order: SocketsOrder): Promise<SocketsAnswer> {
      child.send(order);
      const [answer] = (await once(child, 'message')) as [SocketsAnswer];
      if (answer.type === 'failed') throw new Error(answer.message);
      return answer;
    },
  };
}

/** Resident memory once it has settled. */
async function restingMemory(pid: number): Promise<number> {
  await sleep(6000);
  return memoryOf(pid);
}

const p99 = (latencies: readonly number[]): number =>
  [...latencies].sort((a, b) => a - b)[Math.ceil(latencies.length * 0.99) - 1] ?? Number.NaN;

/** People who have the site open, on one process, while somebody writes to one after another. */
export const websockets: Row = {
  name: 'websockets',
  needs: [],
  async run(world) {
    const site = await world.site(talkative);
    const [writer] = await makePeople(site, 1);
    const { cookie } = writer!;
    const warm = await listenersFor(site, writer!, warmSockets);
    const listeners = await listenersFor(site, writer!, sockets);
    const { child, order } = startBrowsers();
    world.atEnd(() => end(child));
    const write = { type: 'write', port: site.port, cookie, origin: site.origin, every } as const;

    // Memory first: what messages leave behind would be used again by the connections, and hide them.
    await order({ type: 'open', port: site.port, listeners: warm });
    const before = await restingMemory(site.pid);
    await order({ type: 'open', port: site.port, listeners });
    const each = ((await restingMemory(site.pid)) - before) * (1024 / sockets);
    await order({ ...write, count: messages });

    const late: number[] = [];
    const middle: number[] = [];
    for (let round = 0; round < world.rounds; round++) {
      const answer = await order({ ...write, count: messages });
      if (answer.type !== 'written') throw new Error('the browsers did not do as they were told');
      const { latencies, missing, doubled, strays } = answer;
      if (missing + doubled + strays > 0)
        throw new Error(`${missing} messages are missing, ${doubled} came twice, ${strays} came to others`);
      late.push(p99(latencies));
      middle.push(median(latencies));
    }
    await end(child);
    return [
      {
        work: `a message to one of ${number(sockets)} open websockets every ${every} ms, until it arrives, p99`,
        yardstick: '–',
        ours: `${number(median(late))} ms`,
        figure: median(late),
        bounds: { direction: 'at most', must: 100, aim: 30, unit: 'ms' },
        note: `rounds ${spread(late).map(number).join('–')} ms of ${messages} messages each, p50 ${number(median(middle))} ms; from the moment that it is due to be sent, each once and to nobody else`,
      },
      {
        work: 'memory of an open websocket with its channel',
        yardstick: '–',
        ours: `${number(each)} KB`,
        figure: each,
        bounds: { direction: 'at most', must: 40, aim: 20, unit: 'KB' },
        note: `resident, of ${number(sockets)} opened beside ${warmSockets}`,
      },
    ];
  },
};
