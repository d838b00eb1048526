/**
 * A condition that leaves out what is barred where the asker is: `column` is the id of a thing of this kind, with the name of its
 * table, or that name alone. It says nothing where no rule bars anything, and is filled in elsewhere, by whoever knows the kinds.
 */
export const inPlace = (kind: string, column: string): string => `/* in place: ${kind} ${column} */`;

const marked = /\/\* in place: (\w+) ([\w.]+) \*\//g;

/** Fills in the conditions of a statement. */
export const fillInPlace = (text: string, condition: (kind: string, column: string) => string): string =>
  text.replace(marked, (_, kind: string, column: string) => condition(kind, column));
