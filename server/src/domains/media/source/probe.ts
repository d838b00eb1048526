import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { MediaTools } from '../../../platform/executables.ts';
import { NotLendable } from '../../../platform/fence/lend.ts';
import { FencedFailure, readFenced } from '../../../platform/fence/run-fenced.ts';
import { inputGuard, wasGuarded, wasPicture } from './input-guard.ts';
import { type ProbeOutput, type SourceFacts, sourceFacts, unseenSound } from './source-facts.ts';
import { isCutOff, type SourceLimits, sentences, sourceFault } from './source-rules.ts';

/**
 * The file is at fault, not the work: another attempt would end the same way. The message is one sentence for
 * a person.
 */
export class SourceFault extends Error {}

/** The file is not where it was stored. An unmounted disk, or another bucket, may hold it. */
export class SourceGone extends SourceFault {}

const limits = { cpuSeconds: 300, memoryBytes: 4e9, fileBytes: 0, niceness: 5 };

function ffprobe(
  { ffprobe: program, fence }: MediaTools,
  file: string,
  args: readonly string[],
): Promise<{ stdout: string; stderr: string }> {
  const input = path.resolve(file);
  const words = ['-hide_banner', '-v', 'error', ...inputGuard, ...args, `file:${input}`];
  return readFenced(fence, { program, args: words, reads: [input], writes: null, limits });
}

/** Why ffprobe could not read a file, as one sentence for a person. */
function unreadable(error: unknown): string {
  if (error instanceof NotLendable) return error.message;
  const log = error instanceof FencedFailure ? error.stderr : '';
  if (wasPicture(log)) return sentences.picture;
  return wasGuarded(log) ? sentences.notTaken : sentences.unreadable;
}

/** What a file holds. Throws SourceFault if it cannot be read at all. */
export async function probeSource(tools: MediaTools, file: string): Promise<SourceFacts> {
  const facts = await stat(file).catch(() => null);
  if (facts === null) throw new SourceFault(sentences.missing);
  if (!facts.isFile()) throw new SourceFault(sentences.notAFile);
  if (facts.size === 0) throw new SourceFault(sentences.empty);
  let probed: ProbeOutput;
  try {
    const { stdout } = await ffprobe(tools, file, [
      '-of',
      'json',
      '-show_format',
      '-show_streams',
      '-show_chapters',
    ]);
    probed = JSON.parse(stdout) as ProbeOutput;
  } catch (error) {
    throw new SourceFault(unreadable(error));
  }
  const source = sourceFacts(probed);
  // A recorder whose microphone was off leaves an empty audio track, which makes ffmpeg fail.
  for (const index of unseenSound(probed))
    if (!(await hasPackets(tools, file, index)))
      source.audio = source.audio.filter((track) => track.index !== index);
  // Browser recordings do not state their length; the last frame does.
  if (source.durationSeconds === 0 && source.video !== null && !source.isPicture) {
    source.durationSeconds = (await lastFrame(tools, file, source.video.index, 0)) ?? 0;
  }
  return source;
}

/** Whether a stream contains anything at all. One that cannot be examined counts as if it did. */
async function hasPackets(tools: MediaTools, file: string, index: number): Promise<boolean> {
  const first = ['-select_streams', `${index}`, '-show_entries', 'packet=size', '-read_intervals', '%+#1'];
  return ffprobe(tools, file, [...first, '-of', 'csv=p=0']).then(
    ({ stdout }) => stdout.trim() !== '',
    () => true,
  );
}

/** Time of the last readable frame, starting from `from` seconds. */
async function lastFrame(
  tools: MediaTools,
  file: string,
  index: number,
  from: number,
): Promise<number | null> {
  const args = ['-select_streams', `${index}`, '-show_entries', 'packet=pts_time,dts_time', '-of', 'csv=p=0'];
  const { stdout } = await ffprobe(tools, file, [...args, '-read_intervals', `${from.toFixed(3)}%`]).catch(
    () => ({ stdout: '' }),
  );
  let last: number | null = null;
  for (const line of stdout.split('\n')) {
    for (const field of line.split(',').slice(0, 2)) {
      const seconds = Number.parseFloat(field);
      if (Number.isFinite(seconds) && (last === null || seconds > last)) last = seconds;
    }
  }
  return last;
}

/** The keyframe at or before each of these times, in seconds; null where the file does not say. */
export async function keyframesBefore(
  tools: MediaTools,
  file: string,
  index: number,
  times: readonly number[],
): Promise<(number | null)[]> {
  const intervals = times.map((time) => `${time.toFixed(3)}%+#1`).join(',');
  const args = ['-select_streams', `${index}`, '-show_entries', 'packet=pts_time', '-of', 'csv=p=0'];
  const { stdout } = await ffprobe(tools, file, [...args, '-read_intervals', intervals]).catch(() => ({
    stdout: '',
  }));
  const found = stdout.split('\n').filter((line) => line.trim() !== '');
  if (found.length !== times.length) return times.map(() => null);
  return found.map((line) => {
    const seconds = Number.parseFloat(line);
    return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
  });
}

/** Examines a file and applies every rule that needs no decoding. Throws SourceFault with the sentence. */
export async function checkedFacts(
  tools: MediaTools,
  file: string,
  sourceLimits: SourceLimits,
): Promise<SourceFacts> {
  const source = await probeSource(tools, file);
  const fault = sourceFault(source, sourceLimits);
  if (fault !== null) throw new SourceFault(fault);
  const length = source.video!.durationSeconds ?? source.durationSeconds;
  const last = await lastFrame(
    tools,
    file,
    source.video!.index,
    Math.max(0, length - Math.max(10, length * 0.1)),
  );
  if (isCutOff(length, last)) throw new SourceFault(sentences.cutOff);
  return source;
}
