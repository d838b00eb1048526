import type { Incident } from '#contract/status.ts';
import {
  type IncidentStage,
  type ServiceState,
  type StatusService,
  serviceStates,
  statusServices,
} from '#contract/status-lists.ts';

/** What a process sees of the machines that the site needs. */
export interface Signals {
  database: boolean;
  /** Objects: media and pictures. */
  storage: boolean;
  /** Whether the folder of uploads can be written to. */
  folder: boolean;
  /** Null: the database is away, and nobody knows. */
  queue: {
    hasWorker: boolean;
    /** Seconds for which the job waits that has been due for longest. */
    lateSeconds: number;
    mailLateSeconds: number;
    mailsFailed: number;
  } | null;
  sendsMail: boolean;
}

/** Seconds of waiting that nobody notices. */
const patience = { jobs: 900, mails: 300 };
/** Emails that failed for good within an hour, from which on it is no matter of single addresses. */
const manyFailed = 5;

const worse = (a: ServiceState, b: ServiceState): ServiceState =>
  serviceStates.indexOf(a) >= serviceStates.indexOf(b) ? a : b;

/** The worst of some. */
export const worstOf = (states: readonly ServiceState[]): ServiceState => states.reduce(worse, 'operational');

/** What each service is worth by what is seen. */
const bySignals: Readonly<Record<StatusService, (signals: Signals) => ServiceState>> = {
  // Pages are shown as they were.
  site: ({ database }) => (database ? 'operational' : 'degraded'),
  playback: ({ database, storage }) => (storage ? (database ? 'operational' : 'degraded') : 'down'),
  uploads({ database, storage, folder, queue }) {
    if (!database || !folder) return 'down';
    const isLate = queue !== null && (!queue.hasWorker || queue.lateSeconds > patience.jobs);
    return isLate || !storage ? 'degraded' : 'operational';
  },
  search: ({ database }) => (database ? 'operational' : 'down'),
  sign_in: ({ database }) => (database ? 'operational' : 'down'),
  emails({ database, queue }) {
    if (!database || queue === null) return 'down';
    const isLate = !queue.hasWorker || queue.mailLateSeconds > patience.mails;
    return isLate || queue.mailsFailed >= manyFailed ? 'degraded' : 'operational';
  },
};

export const stageOf = (
  { starts_at, ends_at, over_at }: Pick<Incident, 'starts_at' | 'ends_at' | 'over_at'>,
  now: Date,
): IncidentStage => {
  if (over_at !== null || (ends_at !== null && new Date(ends_at) <= now)) return 'over';
  return new Date(starts_at) > now ? 'planned' : 'under_way';
};

/** How each service does: what is seen of it, or what the operator says if that is worse. */
export function statesOf(
  signals: Signals,
  incidents: readonly Pick<Incident, 'stage' | 'services' | 'severity'>[],
): Map<StatusService, ServiceState> {
  const states = new Map<StatusService, ServiceState>();
  for (const service of statusServices) {
    if (service === 'emails' && !signals.sendsMail) continue;
    const told = incidents
      .filter(({ stage, services }) => stage === 'under_way' && services.includes(service))
      .map(({ severity }) => severity);
    states.set(service, worstOf([bySignals[service](signals), ...told]));
  }
  return states;
}
