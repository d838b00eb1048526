/** How many requests a process answered, by status class, and the time they took. */
export class RequestCounts {
  readonly byClass = new Map<string, number>();
  seconds = 0;

  add(status: number, seconds: number): void {
    const name = `${Math.floor(status / 100)}xx`;
    this.byClass.set(name, (this.byClass.get(name) ?? 0) + 1);
    this.seconds += seconds;
  }
}
