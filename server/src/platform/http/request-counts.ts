/** Upper bounds of the buckets of times, in seconds. */
export const timeBounds = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10] as const;

/** What was answered under one name. */
export interface RequestSeries {
  /** By status class: `2xx`. */
  byClass: Map<string, number>;
  /** How many took no longer than each bound, and in the last place all of them; each counts in one place alone. */
  byTime: number[];
  seconds: number;
}

const newSeries = (): RequestSeries => ({
  byClass: new Map(),
  byTime: new Array<number>(timeBounds.length + 1).fill(0),
  seconds: 0,
});

/** More names than the site has are somebody's invention. */
const mostNames = 1000;
const others = 'other:other';

/** How many requests a process answered, in all and by name, by status class, and the time they took. */
export class RequestCounts {
  readonly byClass = new Map<string, number>();
  readonly byName = new Map<string, RequestSeries>();
  seconds = 0;

  /** `name`: of a call, a route or a kind of page; one of a bounded set. */
  add(name: string, status: number, seconds: number): void {
    const statusClass = `${Math.floor(status / 100)}xx`;
    this.byClass.set(statusClass, (this.byClass.get(statusClass) ?? 0) + 1);
    this.seconds += seconds;
    const isKnown = this.byName.has(name) || this.byName.size < mostNames;
    const key = isKnown ? name : others;
    const series = this.byName.get(key) ?? newSeries();
    this.byName.set(key, series);
    count(series, statusClass, seconds);
  }
}

function count(series: RequestSeries, statusClass: string, seconds: number): void {
  series.byClass.set(statusClass, (series.byClass.get(statusClass) ?? 0) + 1);
  series.seconds += seconds;
  let place = 0;
  while (place < timeBounds.length && seconds > timeBounds[place]!) place++;
  series.byTime[place]!++;
}
