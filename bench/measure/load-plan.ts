/** A bounded load on one loopback port. */
export interface LoadPlan {
  port: number;
  connections: number;
  /** Whole requests as they go over the wire. With `repeat` they are sent round and round, else once each. */
  requests: string[];
  repeat: boolean;
  /** Milliseconds from one request to the next over all connections, whether or not there are answers; else at once. */
  every?: number;
  /** Ends it at the latest. */
  seconds: number;
  /** Text that every answer must hold, beside its status 200. Costs a search in each body: not for large ones. */
  expect?: string;
  /** Keeps the answers, head and body; they come in no particular order. */
  keep?: true;
}

export interface LoadResult {
  /** Good answers. */
  answers: number;
  seconds: number;
  bytes: number;
  failures: number;
  /** What the first failure looked like. */
  firstFailure: string | null;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The same of what was asked for in each second, so that one pause of the machine is one of many. */
  p99s: number[];
  bodies: string[];
}
