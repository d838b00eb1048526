import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { robotName } from '../../../platform/outbound/configured-outbound.ts';
import { OutboundFault } from '../../../platform/outbound/outbound-fault.ts';
import { claimTurn } from './host-queries.ts';

/** Its types put the function under `default`; at run time the module itself is the function. */
const parseRobots = robotsParser as unknown as (
  address: string,
  text: string,
) => {
  isAllowed(address: string, robot: string): boolean | undefined;
  getCrawlDelay(robot: string): number | undefined;
};

type Machines = Pick<Platform, 'db' | 'outbound'>;
/** Milliseconds between the starts of two requests to one host, unless its robots.txt asks for more. */
const usualPause = 250;
const longestPause = 30_000;
const robotsBytes = 512 * 1024;
const cachedFor = 3_600_000;

interface Robots {
  allows(address: string): boolean;
  pause: number;
}
/** What hosts said in robots.txt, cached for an hour per process. */
const known = new LRUCache<string, Robots>({ max: 500, ttl: cachedFor });

/**
 * Waits until a host may be asked for this address: its robots.txt allows it, and its turn has come across
 * all processes. Throws `notAllowed` if robots.txt forbids it, and `unavailable` if the turn is further off
 * than `patience` (milliseconds).
 */
export async function awaitTurn(machines: Machines, address: string, patience: number): Promise<void> {
  const { pause } = await requireAllowed(machines, address);
  const wait = await claimTurn(machines.db, new URL(address).host, pause, patience);
  if (wait === null)
    throw new AppError('unavailable', 'We’re already asking this host for a lot. Try again in a minute.', {
      retryAfter: 60,
    });
  if (wait > 0) await sleep(wait);
}

async function requireAllowed(machines: Machines, address: string): Promise<Robots> {
  const { origin } = new URL(address);
  const robots = known.get(origin) ?? (await askRobots(machines, origin));
  known.set(origin, robots);
  if (robots.allows(address)) return robots;
  throw new AppError('notAllowed', 'The robots.txt of this host asks that this address is not fetched.', {
    field: 'url',
  });
}

/** The same for redirects: each address must be allowed, and every new host has its turn. */
export function mannersOnTheWay(
  machines: Machines,
  from: string,
  patience: number,
): (address: string) => Promise<void> {
  const asked = new Set([new URL(from).host]);
  return async (address) => {
    const { host } = new URL(address);
    if (asked.has(host)) await requireAllowed(machines, address);
    else await awaitTurn(machines, address, patience);
    asked.add(host);
  };
}

/** As RFC 9309 says: a missing one (4xx) allows everything, an unavailable one (5xx) forbids everything. */
async function askRobots({ outbound }: Machines, origin: string): Promise<Robots> {
  const place = `${origin}/robots.txt`;
  const answer = await outbound
    .fetch(place, { maxBytes: robotsBytes, totalMs: 10_000 })
    .catch((error: unknown) => {
      // An endless one counts as none.
      if (error instanceof OutboundFault && error.reason === 'tooLarge') return null;
      throw error;
    });
  if (answer !== null && answer.status >= 500)
    throw new AppError(
      'unavailable',
      'We can’t read the robots.txt of this host right now. Try again in a moment.',
      {
        field: 'url',
      },
    );
  if (answer === null || answer.status >= 400) return { allows: () => true, pause: usualPause };
  const robots = parseRobots(place, answer.body.toString('utf8'));
  const asked = (robots.getCrawlDelay(robotName) ?? 0) * 1000;
  return {
    allows: (address) => robots.isAllowed(address, robotName) !== false,
    pause: Math.min(Math.max(usualPause, asked), longestPause),
  };
}

/** For tests: forgets what is known about hosts. */
export const forgetHosts = (): void => known.clear();
