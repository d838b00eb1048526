import { badInput } from '../../../kit/app-error.ts';
import { type RawCue, readTime } from './cues.ts';

/** Override codes, breaks and drawings of a script taken out: shapes are for typesetting, not for reading. */
function spoken(text: string): string[] {
  let isDrawing = false;
  const words = text.replace(/\{[^{}]*\}|[^{]+|\{/g, (part) => {
    if (part.length > 1 && part.startsWith('{')) {
      const mode = /\\p(\d+)/.exec(part);
      if (mode !== null) isDrawing = mode[1] !== '0';
      return '';
    }
    return isDrawing ? '' : part;
  });
  return words.replaceAll('\\h', ' ').split(/\\[Nn]/);
}

/** The dialogue of an Advanced SubStation Alpha script. Throws `badInput` naming the file. */
export function readScript(lines: readonly string[]): RawCue[] {
  const cues: RawCue[] = [];
  let section = '';
  let columns: string[] | null = null;
  for (const [at, line] of lines.entries()) {
    if (/^\[[^\]]*\]$/.test(line)) section = line.toLowerCase();
    else if (section !== '[events]') continue;
    else if (line.startsWith('Format:'))
      columns = line
        .slice('Format:'.length)
        .split(',')
        .map((name) => name.trim().toLowerCase());
    else if (line.startsWith('Dialogue:')) {
      if (columns?.at(-1) !== 'text')
        throw badInput('file', 'This script doesn’t say how its lines are written ("Format:").');
      const values = line.slice('Dialogue:'.length).split(',');
      const value = (name: string): string => values[columns?.indexOf(name) ?? -1] ?? '';
      cues.push({
        line: at + 1,
        start: readTime(value('start')),
        end: readTime(value('end')),
        lines: spoken(values.slice(columns.length - 1).join(',')),
        settings: '',
      });
    }
  }
  return cues;
}
