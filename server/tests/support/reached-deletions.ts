import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../src');

interface Place {
  file: string;
  name: string;
}
interface Source {
  /** What a name stands for that is not declared here. */
  imports: Map<string, Place>;
  /** What is declared at the top level, each with its text up to the next. */
  declared: Map<string, string>;
  text: string;
}

const from = (file: string, target: string): string => path.posix.join(path.posix.dirname(file), target);

function read(file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = new Map<string, Place>();
  for (const [, names = '', target = ''] of text.matchAll(
    /^(?:import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm,
  ))
    for (const part of names.split(',')) {
      const [name = '', local = name] = part
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      if (name !== '') imports.set(local, { file: from(file, target), name });
    }
  const declared = new Map<string, string>();
  const starts = [
    ...text.matchAll(/^(?:export )?(?:async )?(?:function\*?|const|let|class) ([A-Za-z_$][\w$]*)/gm),
  ];
  starts.forEach((start, index) => {
    declared.set(start[1] as string, text.slice(start.index, starts[index + 1]?.index));
  });
  return { imports, declared, text };
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test-[^/]*$/.test(file));
const sources = new Map(files.map((file) => [file, read(file)]));

export interface Deletion {
  /** The table, or `files`. */
  what: string;
  /** Whether the statement, or the function that deletes the file, asks if it must stay. */
  asks: boolean;
  at: string;
}
const questions =
  /is_evidence|evidenceSql|preservedSql|isPreserved|member_keeps|address_keeps|case_papers_stay|is_on_hold/;

/** What is deleted by something and by all that it names, as far as the text of the program says so. */
function reachedFrom(starts: readonly Place[]): Deletion[] {
  const seen = new Set<string>();
  const found: Deletion[] = [];
  const waiting = [...starts];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const key = `${place.file}#${place.name}`;
    const source = sources.get(place.file);
    if (source === undefined || seen.has(key)) continue;
    seen.add(key);
    const text = source.declared.get(place.name);
    const elsewhere = source.imports.get(place.name);
    if (text === undefined) {
      if (elsewhere !== undefined) waiting.push(elsewhere);
      continue;
    }
    for (const [, what = ''] of text.matchAll(/\b(?:delete from|truncate(?: table)?)\s+(\w+)/g))
      found.push({ what, asks: questions.test(text), at: key });
    if (/\bstorage[!?]?\.(?:delete|deletePrefix)\(/.test(text))
      found.push({ what: 'files', asks: questions.test(text), at: key });
    for (const [name] of text.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const target = source.declared.has(name) ? { file: place.file, name } : source.imports.get(name);
      if (target !== undefined) waiting.push(target);
    }
  }
  return found;
}

/** Every job by its name, with what it deletes. */
export function deletionsOfJobs(): Map<string, Deletion[]> {
  const jobs = new Map<string, Deletion[]>();
  for (const [file, { imports, declared }] of sources) {
    if (!file.endsWith('.handler.ts')) continue;
    for (const [name, text] of declared) {
      const job = imports.get(/\bjob(?:: (\w+))?,/.exec(text)?.[1] ?? 'job');
      const title = job && /name: '([a-z-]+)'/.exec(sources.get(job.file)?.declared.get(job.name) ?? '')?.[1];
      if (title != null) jobs.set(title, reachedFrom([{ file, name }]));
    }
  }
  return jobs;
}

/** Every way to delete what is stored under an address, by the name of the records. */
export function deletionsOfRecords(): Map<string, Deletion[]> {
  const records = new Map<string, Deletion[]>();
  for (const [file, { declared }] of sources)
    for (const [name, text] of declared) {
      const title = /: MailboxRecords = \{\s+name: '(\w+)'/.exec(text)?.[1];
      if (title !== undefined && /\bremove\b/.test(text)) records.set(title, reachedFrom([{ file, name }]));
    }
  return records;
}

/** What deletes things for good that were removed before, by the file that does it. */
export function deletionsOfRemoved(): Map<string, Deletion[]> {
  const removed = new Map<string, Deletion[]>();
  for (const [file, { imports, declared }] of sources)
    for (const text of declared.values()) {
      const own =
        /^export const reported\w+ = [\s\S]*?\n {2}(?:async )?(forgetRemoved[\s\S]*?)\n(?: {2}\},|\};)/.exec(
          text,
        )?.[1];
      const names = [...(own ?? '').matchAll(/[A-Za-z_$][\w$]*/g)].flatMap(
        ([name]) => imports.get(name) ?? [],
      );
      if (own !== undefined) removed.set(file, reachedFrom(names));
    }
  return removed;
}
