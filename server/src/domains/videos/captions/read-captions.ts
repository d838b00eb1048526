import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { cueText, plainCue } from './cue-text-rules.ts';
import { type Cue, latestTime, type RawCue, readTime, timeText } from './cues.ts';
import { decodeCaptions } from './decode-captions.ts';
import { readScript } from './read-script.ts';

const setting = /^(?:line|position|size|align|vertical):[a-z0-9.%,-]{1,30}$/;
const settingsOf = (text: string): string =>
  text
    .split(/\s+/)
    .filter((one) => setting.test(one))
    .slice(0, 5)
    .join(' ');

/** Blocks of WebVTT and SubRip: lines with a time among their first two are cues, others say nothing. */
function readBlocks(lines: readonly string[], isWebVtt: boolean): RawCue[] {
  const cues: RawCue[] = [];
  for (let at = isWebVtt ? afterHead(lines) : 0; at < lines.length; at++) {
    const begin = at;
    while (at < lines.length && lines[at] !== '') at++;
    const block = lines.slice(begin, at);
    if (block.length === 0 || (isWebVtt && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(block[0] ?? ''))) continue;
    const timed = block.slice(0, 2).findIndex((line) => line.includes('-->'));
    if (timed < 0) throw wrongLine(begin + 1);
    const [from = '', rest = ''] = (block[timed] ?? '').split(/\s*-->\s*/, 2);
    const [to = ''] = rest.split(/\s/, 1);
    cues.push({
      line: begin + timed + 1,
      start: readTime(from),
      end: readTime(to),
      lines: block.slice(timed + 1),
      settings: isWebVtt ? settingsOf(rest.slice(to.length)) : '',
    });
  }
  return cues;
}
const afterHead = (lines: readonly string[]): number => {
  const end = lines.indexOf(
    '',
    lines.findIndex((line) => line !== ''),
  );
  return end < 0 ? lines.length : end;
};

const wrongLine = (line: number) =>
  badInput(
    'file',
    `We couldn’t read line ${line}. It should say when the words are shown, like 00:01:02,500 --> 00:01:04,000.`,
  );

function checked({ line, start, end, lines, settings }: RawCue): Cue | null {
  if (start === null || end === null || end > latestTime) throw wrongLine(line);
  if (end < start) throw badInput('file', `The words at line ${line} end before they begin.`);
  const text = cueText(lines.map((one) => one.replace(/\{\\[^{}]*\}/g, '')));
  if (plainCue(text).trim() === '' || end === start) return null;
  if (text.length > limits.captionCueLength)
    throw badInput(
      'file',
      `The words at line ${line} are longer than ${limits.captionCueLength} characters.`,
    );
  return { start, end, text, settings };
}

/**
 * The cues of a subtitle file, in order: WebVTT, SubRip or Advanced SubStation Alpha, whatever it is called. Throws
 * `badInput` naming the file, and the line at fault.
 */
export function readCaptions(file: Uint8Array): Cue[] {
  const lines = decodeCaptions(file)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd());
  const first = lines.find((line) => line !== '') ?? '';
  const isWebVtt = /^WEBVTT(?:\s|$)/.test(first);
  if (!isWebVtt && !first.startsWith('[') && !lines.some((line) => line.includes('-->')))
    throw badInput('file', 'This isn’t a subtitle file. Add a .vtt, .srt, .ass or .ssa file.');
  const raw = first.startsWith('[') && !isWebVtt ? readScript(lines) : readBlocks(lines, isWebVtt);
  if (raw.length > limits.captionCues * 4) throw tooMany();
  const cues = raw.flatMap((cue) => checked(cue) ?? []).sort((a, b) => a.start - b.start || a.end - b.end);
  if (cues.length > limits.captionCues) throw tooMany();
  if (cues.length === 0) throw badInput('file', 'There are no words in this file.');
  return cues;
}
const tooMany = () => badInput('file', `A subtitle file may have ${limits.captionCues} lines of speech.`);

/** The cues as WebVTT, which is what players are given. */
export const webVttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ start, end, text, settings }) =>
        `${`${timeText(start)} --> ${timeText(end)} ${settings}`.trimEnd()}\n${text}\n`,
    )
    .join('\n')}`;
