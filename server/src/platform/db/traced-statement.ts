import { inSpan } from '../tracing/tracing.ts';

/** What a statement without a name does and to which table: words of our own code, never a value. */
const writes = /^\s*(insert into|update|delete from|lock table|notify)\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i;
const reads = /^\s*(select|with)\b[\s\S]*?\bfrom\s+(?:only\s+)?"?([a-z_][a-z0-9_.]*)/i;
const bare = /^\s*([a-z]+)\b/i;
const mostKnown = 2000;
const known = new Map<string, string>();

/** A name for the span of a statement: its own, else its verb and table. */
export function statementName(text: string, name: string | undefined): string {
  // Behind the @ stands where the asker is.
  if (name !== undefined) return name.replace(/@.*$/, '');
  const found = known.get(text);
  if (found !== undefined) return found;
  const beginning = text.slice(0, 2000);
  const [, verb = 'statement', table = ''] =
    writes.exec(beginning) ?? reads.exec(beginning) ?? bare.exec(beginning) ?? [];
  const made = `${verb.toLowerCase()} ${table}`.trim();
  if (known.size < mostKnown) known.set(text, made);
  return made;
}

/** Runs a statement in a span, if the caller runs in one. `server`: `primary`, or the name of a replica. */
export function tracedStatement<T>(
  { text, name, server }: { text: string; name: string | undefined; server: string },
  run: () => Promise<T>,
): Promise<T> {
  const facts = { 'db.system.name': 'postgresql', 'tsukimi.database': server };
  return inSpan(`sql ${statementName(text, name)}`, { kind: 'client', facts }, run);
}
