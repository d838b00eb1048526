import { hostname } from 'node:os';
import type { Platform } from '../../../platform/context.ts';
import { hardwarePlaces } from '../../../platform/fence/hardware-places.ts';
import { tellOperator } from '../../../platform/warnings/tell-operator.ts';
import { FfmpegFailed } from '../encode/run-ffmpeg.ts';
import { software, type VideoEncoder } from '../plan/video-encoder.ts';
import { countFailure, writeStandings } from './encoder-queries.ts';
import { type ChosenEncoder, lastWords, tryEncoders } from './try-encoders.ts';

/** Runs that only software could make, before hardware is left aside until the worker starts again. */
export const mostFailures = 3;

interface Hardware {
  chosen: Promise<ChosenEncoder>;
  failures: number;
}
/** Of this process, by what it was told of encoders. */
const known = new Map<string, Hardware>();

function hardwareOf({ config }: Pick<Platform, 'config'>): Hardware {
  const { encoder, encoderDevice, ffmpegPath, dataDir } = config;
  const key = JSON.stringify([encoder, encoderDevice, ffmpegPath, dataDir]);
  let hardware = known.get(key);
  if (hardware === undefined) {
    hardware = { chosen: tryEncoders(config), failures: 0 };
    known.set(key, hardware);
    hardware.chosen.catch(() => known.delete(key));
  }
  return hardware;
}

/** What makes the better qualities here now. */
export async function encoderNow(platform: Pick<Platform, 'config'>): Promise<VideoEncoder> {
  const hardware = hardwareOf(platform);
  return hardware.failures >= mostFailures ? software : (await hardware.chosen).encoder;
}

/** What a run with it sees of the machine. */
export const placesFor = ({ kind, device }: VideoEncoder) => hardwarePlaces(kind, device);

/**
 * Tries the encoders that the operator chose, once as the worker starts, and says what came of it: in the log, and in the back office.
 * A failure to say it ends nothing.
 */
export async function tellOfEncoders(platform: Pick<Platform, 'config' | 'db' | 'log'>): Promise<void> {
  const { config, db, log } = platform;
  const { encoder, trials } = await hardwareOf(platform).chosen;
  for (const { encoder: kind, works, why } of trials)
    log[works ? 'info' : 'warn'](
      { encoder: kind, ...(why === null ? {} : { why }) },
      works ? 'a hardware encoder works' : 'a hardware encoder does not work here',
    );
  log.info({ encoder: encoder.kind }, 'the better qualities of videos are made with it');
  const bad = trials.find(({ works }) => !works);
  if (config.encoder !== 'software' && encoder.kind === 'software' && bad !== undefined)
    tellOperator(platform, 'encoder_missing', `${bad.encoder} on ${hostname()}: ${bad.why}`);
  const found = [
    ...trials.map((trial) => ({ ...trial, isUsed: trial.encoder === encoder.kind })),
    { encoder: 'software' as const, works: true, why: null, isUsed: encoder.kind === 'software' },
  ];
  await writeStandings(db, hostname(), found).catch((error: unknown) =>
    log.warn({ err: error }, 'what encodes here could not be noted'),
  );
}

/**
 * Does a run with the encoder of this machine. Where hardware fails, `again` clears what it left and software does the same run; if
 * that is well, the failure was the hardware's and counts.
 */
export async function withEncoder<T>(
  platform: Pick<Platform, 'config' | 'db' | 'log'>,
  run: (encoder: VideoEncoder) => Promise<T>,
  again: () => Promise<void>,
): Promise<T> {
  const encoder = await encoderNow(platform);
  if (encoder.kind === 'software') return run(encoder);
  try {
    const made = await run(encoder);
    hardwareOf(platform).failures = 0;
    return made;
  } catch (error) {
    if (!(error instanceof FfmpegFailed)) throw error;
    await again();
    const made = await run(software);
    await noteFailure(platform, encoder, lastWords(error.log));
    return made;
  }
}

async function noteFailure(
  platform: Pick<Platform, 'config' | 'db' | 'log'>,
  { kind }: VideoEncoder,
  why: string,
): Promise<void> {
  const hardware = hardwareOf(platform);
  hardware.failures++;
  const isSetAside = hardware.failures >= mostFailures;
  platform.log[isSetAside ? 'error' : 'warn'](
    { encoder: kind, why, failures: hardware.failures },
    isSetAside
      ? 'a hardware encoder failed too often and is left aside until this worker starts again'
      : 'a hardware encoder failed, and software did its work',
  );
  if (isSetAside) tellOperator(platform, 'encoder_set_aside', `${kind} on ${hostname()}: ${why}`);
  await countFailure(platform.db, hostname(), kind, { isSetAside, why }).catch((error: unknown) =>
    platform.log.warn({ err: error }, 'that an encoder failed could not be noted'),
  );
}
