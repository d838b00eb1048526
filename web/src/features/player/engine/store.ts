/** A value that tells its readers when a part of it changes. */
export interface Store<T> {
  get(): T;
  /** Tells nobody if no given part has changed. */
  set(part: Partial<T>): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(part) {
      const names = Object.keys(part) as (keyof T)[];
      if (names.every((name) => Object.is(value[name], part[name]))) return;
      value = { ...value, ...part };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
