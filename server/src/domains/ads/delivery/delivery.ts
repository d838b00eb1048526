import type { Platform } from '../../../platform/context.ts';
import { follow } from '../../../platform/db/follow.ts';
import type { Listener } from '../../../platform/db/notifications.ts';
import { adMoment } from '../ad-time.ts';
import { adsTopic } from '../ads-changed.ts';
import { AskedCounts } from './asked-counts.ts';
import { createEventRecorder, type EventRecorder } from './event-recorder.ts';
import { GivenCounts } from './given-counts.ts';
import { curveOf, type WeekCurve } from './plan-rules.ts';
import { addAsked, readWeek } from './slice-queries.ts';
import { Slices } from './slices.ts';
import { compileSnapshot, type Snapshot } from './snapshot.ts';
import { readSnapshot } from './snapshot-queries.ts';

/** What other domains know that ads depend on. */
export interface DeliverySources {
  /** Slugs of categories of videos, by their ids. */
  categorySlugs(): Promise<ReadonlyMap<string, string>>;
  /** Paths of pages whose subject may be about a minor, by an open case. */
  pathsAboutMinors(): Promise<ReadonlySet<string>>;
}

/** What a web process gives ads out by. */
export interface Delivery {
  snapshot(): Snapshot;
  readonly slices: Slices;
  readonly counts: AskedCounts;
  readonly given: GivenCounts;
  readonly recorder: EventRecorder;
  readonly sources: DeliverySources;
  /** Whether what a page shows may be about a minor. */
  isCovered(path: string): boolean;
  close(): Promise<void>;
}

const everySecond = 1000;
const coveredEvery = 5000;
const curveEvery = 900_000;
const flushEvery = 5000;

/** By something that is one of a kind in each process. */
const deliveries = new WeakMap<object, Delivery>();

/** The delivery of this process. */
export function deliveryOf({ facts }: Pick<Platform, 'facts'>): Delivery {
  const delivery = deliveries.get(facts);
  if (!delivery) throw new Error('ads are asked for in a process that gives none out');
  return delivery;
}

export interface DeliveryOptions {
  platform: Pick<Platform, 'db' | 'log' | 'facts' | 'config'>;
  /** Null in tests of a single process. */
  listener: Listener | null;
  sources: DeliverySources;
  /** Called once this process gives ads out by what is stored now: what was made by something older is wrong. */
  changed?(): void;
}

/** Begins to give ads out in this process. */
export async function startDelivery({
  platform,
  listener,
  sources,
  changed,
}: DeliveryOptions): Promise<Delivery> {
  const { db, log, config } = platform;
  const timeZone = (): string => config.settings.adTimeZone;
  const read = async (): Promise<Snapshot> =>
    compileSnapshot(await readSnapshot(db), await sources.categorySlugs());
  const snapshot = await follow({
    ...{ read, topic: adsTopic, listener, log, what: 'the ads' },
    changed: (_now, _before, isTold) => {
      if (isTold) changed?.();
    },
  });
  let curve: WeekCurve = null;
  let curveAt = Number.NEGATIVE_INFINITY;
  let covered = await sources.pathsAboutMinors();
  let coveredAt = Date.now();
  let flushedAt = 0;
  const slices = new Slices({ db, log, timeZone, curve: () => curve });
  const counts = new AskedCounts();

  const flush = async (): Promise<void> => {
    flushedAt = Date.now();
    const rows = counts.drain();
    if (rows.length === 0) return;
    await db
      .transaction((transaction) => addAsked(transaction, rows))
      .catch((error: unknown) => {
        counts.restore(rows);
        throw error;
      });
  };
  const lookAround = async (): Promise<void> => {
    const now = Date.now();
    if (now - coveredAt > coveredEvery) {
      covered = await sources.pathsAboutMinors();
      coveredAt = now;
    }
    if (now - flushedAt > flushEvery) await flush();
    if (now - curveAt > curveEvery) {
      const hours = Array.from({ length: 168 }, () => ({ hours: 0, asked: 0 }));
      for (const row of await readWeek(db, timeZone())) hours[row.slot] = row;
      curve = curveOf(hours);
      curveAt = now;
    }
  };
  let ticking: Promise<void> | null = null;
  const tick = (): void => {
    ticking ??= slices
      .tick()
      .then(lookAround)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'what ads depend on could not be read; trying again'),
      )
      .finally(() => {
        ticking = null;
      });
  };
  const timer = setInterval(tick, everySecond);
  timer.unref();

  const delivery: Delivery = {
    snapshot,
    slices,
    counts,
    given: new GivenCounts(),
    sources,
    recorder: createEventRecorder(db, () => ({
      day: adMoment(timeZone(), Date.now()).day,
      clicksPerDay: config.settings.adClicksPerDay,
      capTotal: config.settings.adCaps.total || null,
      at: null,
    })),
    isCovered: (path) => covered.has(path),
    async close() {
      clearInterval(timer);
      await ticking;
      // What is left open is closed by others.
      await slices.close().catch((error: unknown) => log.warn({ err: error }, 'budgets were not given back'));
      await flush().catch((error: unknown) => log.warn({ err: error }, 'what ads were asked for is lost'));
    },
  };
  deliveries.set(platform.facts, delivery);
  return delivery;
}
