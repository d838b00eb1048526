import type { SiteStatus } from '#contract/status.ts';
import { type ServiceState, type StatusService, statusLimits } from '#contract/status-lists.ts';
import type { Platform } from '../../../platform/context.ts';
import {
  type IncidentRow,
  readIncidents,
  readStates,
  type StateRow,
  unlessAway,
} from './incident-queries.ts';
import { createSignals, inTime } from './read-signals.ts';
import { type Signals, stageOf, statesOf, worstOf } from './status-rules.ts';

type Machines = Pick<Platform, 'db' | 'storage' | 'config'>;

/** Milliseconds for which an answer holds, however many ask. */
const holds = 10_000;

/** What this process knows of the state of the site. It answers whatever is away. */
export class StatusReader {
  readonly #machines: Machines;
  readonly #signalsNow: () => Promise<Signals>;
  #incidents: readonly IncidentRow[] = [];
  #states: readonly StateRow[] = [];
  /** Since when this process has seen a service as it is, where nobody has noted it. */
  readonly #seen = new Map<StatusService, { state: ServiceState; since: string }>();
  #readAt = 0;
  #latest: { answer: Promise<SiteStatus>; until: number } | null = null;

  constructor(machines: Machines) {
    this.#machines = machines;
    this.#signalsNow = createSignals(machines);
  }

  status(): Promise<SiteStatus> {
    if (this.#latest !== null && this.#latest.until > Date.now()) return this.#latest.answer;
    const answer = this.#look();
    answer.catch(() => {
      this.#latest = null;
    });
    this.#latest = { answer, until: Date.now() + holds };
    return answer;
  }

  /** Something has changed: the next who asks is told anew. */
  async refresh(): Promise<void> {
    this.#latest = null;
    await this.#readIncidents();
  }

  /** What every page says. Never waits: it is as of a few seconds ago, and looked up again beside what is asked. */
  get banner(): string | null {
    if (Date.now() > this.#readAt + holds) this.#readIncidents().catch(() => {});
    const now = new Date();
    const shown = this.#incidents.find((row) => row.has_banner && stageOf(row, now) !== 'over');
    return shown?.title ?? null;
  }

  async #readIncidents(): Promise<void> {
    const { db } = this.#machines;
    this.#readAt = Date.now();
    const since = new Date(Date.now() - statusLimits.shownDays * 86_400_000);
    const found = await inTime(unlessAway(Promise.all([readIncidents(db, since), readStates(db)])));
    if (found !== null) [this.#incidents, this.#states] = found;
  }

  /** Throws only where it is a bug: what is away is the answer. */
  async #look(): Promise<SiteStatus> {
    const [signals] = await Promise.all([this.#signalsNow(), this.#readIncidents()]);
    const now = new Date();
    const incidents = this.#incidents.map((row) => ({ ...row, stage: stageOf(row, now) }));
    const states = statesOf(signals, incidents);
    const services = [...states].map(([service, state]) => ({
      service,
      state,
      since: this.#since(service, state, now),
    }));
    return {
      state: worstOf([...states.values()]),
      looked_at: now.toISOString(),
      services,
      incidents,
    };
  }

  #since(service: StatusService, state: ServiceState, now: Date): string | null {
    const noted = this.#states.find((row) => row.service === service && row.state === state);
    const before = this.#seen.get(service);
    if (before?.state !== state) this.#seen.set(service, { state, since: now.toISOString() });
    // What has worked since this process began has worked for longer.
    return (
      noted?.since ??
      (before === undefined && state === 'operational' ? null : this.#seen.get(service)!.since)
    );
  }
}

const readers = new WeakMap<Platform['storage'], StatusReader>();

/** The one of this process. */
export function statusReader(machines: Machines): StatusReader {
  const reader = readers.get(machines.storage) ?? new StatusReader(machines);
  readers.set(machines.storage, reader);
  return reader;
}
