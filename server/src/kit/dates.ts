/** Days are written `YYYY-MM-DD`, so they compare as text. */
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a text is a real calendar day. */
export const isDay = (text: string): boolean =>
  dayForm.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** The UTC day of a moment. */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** Whether somebody born on one day has reached an age on another. Someone born on 29 February does so on 1 March. */
export const hasReached = (years: number, born: string, day: string): boolean =>
  day >= `${String(Number(born.slice(0, 4)) + years).padStart(4, '0')}${born.slice(4)}`;

const adultYears = 18;
export const isAdultOn = (born: string, day: string): boolean => hasReached(adultYears, born, day);
