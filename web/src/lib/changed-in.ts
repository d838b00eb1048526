/** The fields of a form that differ from before: only these are sent, so that nothing else is overwritten. */
export const changedIn = <T extends object>(
  written: T,
  before: Readonly<Record<keyof T, unknown>>,
): Partial<T> =>
  Object.fromEntries(
    Object.entries(written).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
    ),
  ) as Partial<T>;
