import type { ReportTargetKind } from '#contract/reports.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { ReportTarget } from '../report-target.ts';
import { ownHostsOf, readAddress } from './notice-addresses.ts';

/** A line of a notice, with the thing of this site that it names; null: none. */
export interface ResolvedLine {
  address: string;
  target: { kind: ReportTargetKind; id: string } | null;
}

/** Sees what everybody sees. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** Something that is named by itself, without an address. */
export async function resolveThing(
  db: Executor,
  targets: readonly ReportTarget[],
  thing: { kind: ReportTargetKind; id: string },
  memberId: string | null,
): Promise<ResolvedLine> {
  const target = targets.find(({ kind }) => kind === thing.kind);
  const found = await target?.find(db, thing.id, memberId ?? nobody);
  return { address: `${thing.kind} ${thing.id}`, target: found ? thing : null };
}

/** What the lines name. One query a kind, however many lines there are. */
export async function resolveAddresses(
  db: Executor,
  targets: readonly ReportTarget[],
  origin: string,
  lines: readonly string[],
): Promise<ResolvedLine[]> {
  const hosts = ownHostsOf(origin);
  const read = lines.map((line) => readAddress(line, hosts));
  const known = new Map<string, string>();
  for (const target of targets) {
    const names = read.flatMap((one) =>
      'thing' in one && one.thing.kind === target.kind ? [one.thing.name] : [],
    );
    if (names.length === 0 || target.idsByName === undefined) continue;
    for (const [name, id] of await target.idsByName(db, names)) known.set(`${target.kind} ${name}`, id);
  }
  return read.map((one) => {
    const id = 'thing' in one ? known.get(`${one.thing.kind} ${one.thing.name}`) : undefined;
    return {
      address: one.line,
      target: 'thing' in one && id !== undefined ? { kind: one.thing.kind, id } : null,
    };
  });
}
