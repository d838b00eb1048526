import type { WorkKind } from '#contract/work-words.ts';
import type { EntryRow } from '../entry-queries.ts';
import { kindNames, statusNames, tenOf } from './list-xml-rules.ts';

/** An entry with what its work is called by. */
export interface WrittenEntry extends EntryRow {
  title: string;
  native_title: string | null;
  year: number | null;
  kind: WorkKind;
  expected_episodes: number | null;
}

/** The list as docs/list-files.md describes it. */
export const writeListJson = (entries: readonly WrittenEntry[], now: Date): string =>
  `${JSON.stringify({ format: 'tsukimi-list', version: 1, exported_at: now.toISOString(), entries }, null, 1)}\n`;

/** Characters that no XML may hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const escaped = (text: string): string =>
  text
    .replace(noXml, '')
    .replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));
/** Text as those sites write it; what would end the section is split over two. */
const section = (text: string): string =>
  `<![CDATA[${text.replace(noXml, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
const noDay = '0000-00-00';

function animeOf(one: WrittenEntry): string {
  const isAgain = one.status === 'rewatching';
  const lines: [name: string, value: string | number][] = [
    // There is no number of another site for it; whoever reads it finds it by its title.
    ['series_animedb_id', 0],
    ['series_title', section(one.title)],
    ['series_type', kindNames[one.kind]],
    ['series_episodes', one.expected_episodes ?? 0],
    ['my_id', 0],
    ['my_watched_episodes', one.episodes_seen],
    ['my_start_date', one.started_on ?? noDay],
    ['my_finish_date', one.finished_on ?? noDay],
    ['my_rated', ''],
    ['my_score', tenOf(one.score)],
    ['my_storage', ''],
    ['my_status', one.status === 'rewatching' ? statusNames.completed : statusNames[one.status]],
    ['my_comments', section(one.notes ?? '')],
    ['my_times_watched', one.rewatches],
    ['my_rewatch_value', ''],
    ['my_tags', section('')],
    ['my_rewatching', isAgain ? 1 : 0],
    ['my_rewatching_ep', 0],
    ['update_on_import', 1],
    // What those sites don’t know, and pass over.
    ['tsukimi_work_id', one.work_id],
    ['tsukimi_native_title', section(one.native_title ?? '')],
    ['tsukimi_year', one.year ?? ''],
    ['tsukimi_score', one.score ?? ''],
    ['tsukimi_tells_of_new', one.tells_of_new ? 1 : 0],
    ['tsukimi_told_language', escaped(one.told_language ?? '')],
    ['tsukimi_updated_at', one.updated_at],
  ];
  return `  <anime>\n${lines.map(([name, value]) => `    <${name}>${value}</${name}>`).join('\n')}\n  </anime>`;
}

/** The list as the sites for lists read and write it. */
export function writeListXml(username: string, entries: readonly WrittenEntry[]): string {
  const of = (status: EntryRow['status']) => entries.filter((one) => one.status === status).length;
  return `<?xml version="1.0" encoding="UTF-8" ?>
<myanimelist>
  <myinfo>
    <user_id>0</user_id>
    <user_name>${escaped(username)}</user_name>
    <user_export_type>1</user_export_type>
    <user_total_anime>${entries.length}</user_total_anime>
    <user_total_watching>${of('watching')}</user_total_watching>
    <user_total_completed>${of('completed') + of('rewatching')}</user_total_completed>
    <user_total_onhold>${of('on_hold')}</user_total_onhold>
    <user_total_dropped>${of('dropped')}</user_total_dropped>
    <user_total_plantowatch>${of('planned')}</user_total_plantowatch>
  </myinfo>
${entries.map((one) => `${animeOf(one)}\n`).join('')}</myanimelist>
`;
}
