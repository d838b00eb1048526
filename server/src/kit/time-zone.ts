/** Names that only old versions of Java know; a database does not. */
const foreign = /^SystemV\//i;

/** Whether it is the name of a time zone, as `Europe/Berlin` or `UTC` are: one that the runtime and the database know. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && (!name.includes('/') || foreign.test(name))) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
