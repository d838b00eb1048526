import {
  decideReports,
  openReports,
  type ReportRow,
  reportsOfSameTarget,
} from '../../domains/moderation/index.ts';
import { AppError } from '../../kit/app-error.ts';
import { isUuid } from '../../kit/ids.ts';
import type { Platform } from '../../platform/context.ts';
import { reportTargets } from '../report-targets.ts';
import type { AdminCommand } from './admin-command.ts';

type Say = (line: string) => void;

/** As many as fit on a screen and into a day's work; the rest appear once these are decided. */
const listed = 100;
const longestNote = 2000;

const moment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');
const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const nameless = { member: 'a deleted account', visitor: 'a visitor', site: 'the site' };

function line(report: ReportRow): string {
  const title = report.evidence.title ?? report.evidence.content ?? report.target_id;
  return [
    report.id,
    moment(report.created_at),
    report.reason_category,
    `${report.target_kind} "${shown(title).replace(/\s+/g, ' ').slice(0, 60)}"`,
    `by ${report.reporter_username ?? nameless[report.reporter_by]}`,
    ...(report.held_target ? ['(held)'] : []),
  ].join('  ');
}

async function list({ db }: Platform, say: Say): Promise<void> {
  const open = await openReports(db, listed);
  if (open.length === 0) return say('No report is open.');
  for (const report of open) say(line(report));
  if (open.length === listed) say(`These are the first ${listed}.`);
}

async function show({ db }: Platform, id: string, say: Say): Promise<void> {
  const reports = await find(db, id);
  const [first] = reports;
  if (first) {
    say(`${first.target_kind} ${first.target_id} of ${first.owner_username ?? 'nobody'}`);
    for (const [name, value] of Object.entries(first.evidence)) say(`  ${name}: ${shown(value)}`);
  }
  for (const report of reports) {
    say(line(report));
    if (report.custom_reason_text) say(`    ${report.custom_reason_text}`);
    if (report.decided_at)
      say(
        `    ${report.state} ${moment(report.decided_at)}${report.decision_note ? `: ${report.decision_note}` : ''}`,
      );
  }
}

async function find(db: Platform['db'], id: string): Promise<ReportRow[]> {
  const reports = isUuid(id) ? await reportsOfSameTarget(db, id) : [];
  if (reports.length === 0) throw new AppError('notFound', `There is no report ${id}.`);
  return reports;
}

async function decide(
  platform: Platform,
  id: string,
  outcome: 'upheld' | 'dismissed',
  words: readonly string[],
  say: Say,
): Promise<void> {
  const [first] = await find(platform.db, id);
  if (!first) return;
  const note = words.join(' ').trim() || null;
  if ((note?.length ?? 0) > longestNote)
    throw new AppError('badInput', `The note is longer than ${longestNote} characters.`);
  const count = await platform.db.transaction((transaction) =>
    decideReports(transaction, platform, reportTargets, {
      kind: first.target_kind,
      targetId: first.target_id,
      outcome,
      note,
    }),
  );
  const done = outcome === 'upheld' ? 'It is removed.' : 'It stays.';
  say(`Decided ${count} report${count === 1 ? '' : 's'} of this ${first.target_kind}. ${done}`);
}

const reports: AdminCommand = {
  name: 'reports',
  usage: `reports                      lists what is reported and open; what may show a minor first
  reports show ID              shows everything that was reported of the same thing, with what it said then
  reports uphold ID [REASON]   removes it; people read the reason where it was
  reports dismiss ID [NOTE]    leaves it, and puts it back where a report held it`,
  async run(platform, [act, id, ...words], say) {
    if (act === undefined) return list(platform, say);
    if (id !== undefined && act === 'show') return show(platform, id, say);
    if (id !== undefined && act === 'uphold') return decide(platform, id, 'upheld', words, say);
    if (id !== undefined && act === 'dismiss') return decide(platform, id, 'dismissed', words, say);
    throw new AppError(
      'badInput',
      'Say: reports, reports show ID, reports uphold ID, or reports dismiss ID.',
    );
  },
};

export const reportCommands: readonly AdminCommand[] = [reports];
