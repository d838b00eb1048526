/** The `page` of a query: a whole number from 1, else 1. */
export function pageNumber(search: URLSearchParams, highest: number): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= highest ? page : 1;
}

/** A query's value if it is one of the choices, else null. */
export const choice = <T extends string>(value: string | null, choices: readonly T[]): T | null =>
  choices.find((one) => one === value) ?? null;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A query's value if it is an id, else null. */
export const uuidIn = (value: string | null): string | null =>
  value !== null && uuid.test(value) ? value : null;
