const day = 86_400_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** Monday is 0. */
const weekdayOf = (time: number): number => (new Date(time).getUTCDay() + 6) % 7;

/** The Monday of the week that a day lies in. */
export const mondayOf = (of: string): string => {
  const time = Date.parse(`${of}T00:00:00Z`);
  return dayOf(time - weekdayOf(time) * day);
};

/** `2026-W48`, the ISO week of a day. */
export function weekOf(of: string): string {
  const monday = Date.parse(`${mondayOf(of)}T00:00:00Z`);
  // A week belongs to the year that its Thursday lies in.
  const thursday = monday + 3 * day;
  const year = new Date(thursday).getUTCFullYear();
  const first = Date.UTC(year, 0, 1);
  return `${year}-W${String(Math.floor((thursday - first) / (7 * day)) + 1).padStart(2, '0')}`;
}

/** The Monday of `2026-W48`; null: there is no such week. */
export function mondayOfWeek(week: string): string | null {
  const found = /^((?:19|20|21)\d\d)-W(\d\d)$/.exec(week);
  if (!found) return null;
  // The fourth of January lies in the first week.
  const first = Date.parse(`${mondayOf(`${found[1]}-01-04`)}T00:00:00Z`);
  const monday = dayOf(first + (Number(found[2]) - 1) * 7 * day);
  return weekOf(monday) === week ? monday : null;
}
