import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { MediaTools } from '../../../platform/executables.ts';
import { limitedCommand } from '../encode/run-ffmpeg.ts';
import { type ProbeOutput, type SourceFacts, sourceFacts, unseenSound } from './source-facts.ts';
import { demuxers, isCutOff, type SourceLimits, sentences, sourceFault } from './source-rules.ts';

const run = promisify(execFile);

/** The file is at fault, not the work: another try would end the same. The message is one sentence for a person. */
export class SourceFault extends Error {}

/** The file is not where it was stored. A disk that is not mounted, or another bucket, may hold it. */
export class SourceGone extends SourceFault {}

// A stranger's file may name others inside it; only itself is read.
const guard = [
  '-protocol_whitelist',
  'file,pipe',
  '-format_whitelist',
  [...demuxers, 'image2', 'png_pipe', 'jpeg_pipe', 'webp_pipe'].join(','),
];
const limits = { cpuSeconds: 120, memoryBytes: 4e9, niceness: 5 };

async function ffprobe(
  tools: MediaTools,
  file: string,
  args: readonly string[],
): Promise<{ stdout: string; stderr: string }> {
  const words = ['-hide_banner', '-v', 'error', ...guard, ...args, `file:${path.resolve(file)}`];
  const [command, rest] = await limitedCommand(tools.ffprobe.path, words, limits);
  return run(command, rest, { timeout: 300_000, maxBuffer: 64e6, killSignal: 'SIGKILL' });
}

/** What a file holds. Throws SourceFault when it cannot be read at all. */
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
  } catch {
    throw new SourceFault(sentences.unreadable);
  }
  const source = sourceFacts(probed);
  // A recorder whose microphone was off leaves a track without sound in it, and ffmpeg ends badly at such a one.
  for (const index of unseenSound(probed))
    if (!(await hasPackets(tools, file, index)))
      source.audio = source.audio.filter((track) => track.index !== index);
  // What a browser records does not say its length; the last frame does.
  if (source.durationSeconds === 0 && source.video !== null && !source.isPicture) {
    source.durationSeconds = (await lastFrame(tools, file, source.video.index, 0)) ?? 0;
  }
  return source;
}

/** Whether anything at all is in a stream. One that cannot be looked at counts as if there were. */
async function hasPackets(tools: MediaTools, file: string, index: number): Promise<boolean> {
  const first = ['-select_streams', `${index}`, '-show_entries', 'packet=size', '-read_intervals', '%+#1'];
  return ffprobe(tools, file, [...first, '-of', 'csv=p=0']).then(
    ({ stdout }) => stdout.trim() !== '',
    () => true,
  );
}

/** Time of the last frame that can be read, looking from `from` seconds on. */
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

/** Looks at a file and applies every rule that needs no decoding. Throws SourceFault with the sentence. */
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
