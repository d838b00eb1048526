/** How many windows opened on a day of this browser. */
export interface WindowCount {
  readonly day: string;
  readonly count: number;
}
const key = 'rooms.windows';
let ofPage: WindowCount = { day: '', count: 0 };

/** As a day is written in Swedish: `2030-01-31`, of the browser's own time. */
export const dayOf = (now: Date): string => now.toLocaleDateString('sv');

/** `2030-01-31 2` */
export function readCount(text: string | null, day: string): number {
  const [, of, count] = /^(\d{4}-\d\d-\d\d) (\d{1,4})$/.exec(text ?? '') ?? [];
  return of === day ? Number(count) : 0;
}

/** The count protects who looks, and says nothing about them: it is held to whatever they allow. */
export function windowsToday(now = new Date()): number {
  const day = dayOf(now);
  const here = ofPage.day === day ? ofPage.count : 0;
  try {
    return Math.max(here, readCount(localStorage.getItem(key), day));
  } catch {
    return here;
  }
}

/** One more; answers how many that makes. */
export function countWindow(now = new Date()): number {
  const count = windowsToday(now) + 1;
  ofPage = { day: dayOf(now), count };
  try {
    localStorage.setItem(key, `${ofPage.day} ${count}`);
  } catch {
    // The browser refuses storage: the page counts.
  }
  return count;
}
