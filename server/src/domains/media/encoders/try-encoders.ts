import type { Config } from '../../../platform/config.ts';
import { findMediaTools, type MediaTools } from '../../../platform/executables.ts';
import { hardwarePlaces } from '../../../platform/fence/hardware-places.ts';
import { FencedFailure, readFenced } from '../../../platform/fence/run-fenced.ts';
import type { Rung } from '../plan/ladder-plan.ts';
import {
  type HardwareKind,
  hardwareKinds,
  software,
  trialArguments,
  type VideoEncoder,
} from '../plan/video-encoder.ts';

export interface Trial {
  encoder: HardwareKind;
  works: boolean;
  why: string | null;
}

export interface ChosenEncoder {
  encoder: VideoEncoder;
  /** What was tried, in the order in which it would be taken. */
  trials: Trial[];
}

type Settings = Pick<
  Config,
  'encoder' | 'encoderDevice' | 'ffmpegPath' | 'ffprobePath' | 'mediaFence' | 'dataDir' | 'isDevelopment'
>;

const rung: Rung = {
  ...{ name: '240p', rung: 240, width: 426, height: 240 },
  ...{ crf: 23, maxrate: 900, preset: 'veryfast', tuning: {} },
};
/** A driver reserves far more address space than it uses. */
export const hardwareMemory = 1e12;
const limits = { cpuSeconds: 30, memoryBytes: hardwareMemory, fileBytes: 0, niceness: 5 };

/** The last thing that a program said, in a line. */
export const lastWords = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '' && !/^(Conversion failed|Error while|Nothing was written)/.test(line))
    ?.slice(0, 200) ?? 'It said nothing.';

async function attempt({ ffmpeg, fence }: MediaTools, kind: HardwareKind, device: string): Promise<Trial> {
  try {
    await readFenced(fence, {
      ...{ program: ffmpeg, args: trialArguments({ kind, device }, rung), reads: [], writes: null, limits },
      hardware: hardwarePlaces(kind, device),
    });
    return { encoder: kind, works: true, why: null };
  } catch (error) {
    const said = error instanceof FencedFailure ? error.stderr || error.message : String(error);
    return { encoder: kind, works: false, why: lastWords(said) };
  }
}

/** Tries what the operator chose by making a fraction of a second with it. Software alone needs no trial. */
export async function tryEncoders(settings: Settings): Promise<ChosenEncoder> {
  const { encoder: chosen, encoderDevice: device } = settings;
  if (chosen === 'software') return { encoder: software, trials: [] };
  const tools = await findMediaTools(settings);
  const trials: Trial[] = [];
  for (const kind of chosen === 'auto' ? hardwareKinds : [chosen])
    trials.push(await attempt(tools, kind, device));
  const first = trials.find(({ works }) => works);
  return { encoder: first === undefined ? software : { kind: first.encoder, device }, trials };
}
