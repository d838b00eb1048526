import type { HlsConfig, Loader, LoaderCallbacks, LoaderConfiguration, PlaylistLoaderContext } from 'hls.js';

// A master may list every height twice: in H.264, which plays everywhere, and in AV1, which takes fewer bytes. The library
// sees one of the two alone, chosen before it reads the list. Whatever else a master names stays.

/** Milliseconds that the choice may take; without an answer it is H.264. */
const patience = 50;
const variant = /^#EXT-X-STREAM-INF:(.*)\r?\n.*\r?\n?/gm;
const generationOf = (text: string): string | undefined => /CODECS="[^"]*\b(avc|av01)[13.]/.exec(text)?.[1];

interface Power {
  connection?: { saveData?: boolean };
  getBattery?(): Promise<{ charging: boolean }>;
}

/** A decoder that failed here does not get another video on this page. */
let isAvoided = false;
/** Answers whether that is news: then the stream may be opened again. */
export function avoidSecond(): boolean {
  const isNews = !isAvoided;
  isAvoided = true;
  answers.clear();
  return isNews;
}

/** By the text of a master: whoever loads ahead and the library get the same answer. */
const answers = new Map<string, Promise<string>>();
const mostAnswers = 4;

/** Whether decoding by the processor drains nothing that somebody needs. Not all browsers tell of batteries: a laptop has one. */
async function hasPower(): Promise<boolean> {
  const { connection, getBattery } = navigator as Power;
  if (connection?.saveData) return false;
  const battery = await getBattery?.call(navigator).catch(() => null);
  return battery?.charging === true;
}

/** Whether the picture and the sound beside it can be given to a media element. */
function isFed(codecs: string): boolean {
  const { ManagedMediaSource } = globalThis as { ManagedMediaSource?: typeof MediaSource };
  return (ManagedMediaSource ?? MediaSource).isTypeSupported(`video/mp4;codecs="${codecs}"`);
}

async function playsWell(attributes: string): Promise<boolean> {
  const read = (pattern: RegExp) => pattern.exec(attributes)?.slice(1) ?? [];
  const [width, height] = read(/RESOLUTION=(\d+)x(\d+)/).map(Number);
  const [codecs = ''] = read(/CODECS="([^"]+)"/);
  const [bitrate] = read(/(?:^|,)BANDWIDTH=(\d+)/).map(Number);
  const [framerate = 30] = read(/FRAME-RATE=([\d.]+)/).map(Number);
  if (!width || !height || !bitrate || !isFed(codecs)) return false;
  const { supported, smooth, powerEfficient } = await navigator.mediaCapabilities.decodingInfo({
    type: 'media-source',
    video: { contentType: `video/mp4;codecs="${codecs.split(',')[0]}"`, width, height, bitrate, framerate },
  });
  return supported && smooth && (powerEfficient || (await hasPower()));
}

/** Has the browser look at its decoders, which takes longest the first time. */
export function wakeDecoders(): void {
  playsWell('BANDWIDTH=4000000,RESOLUTION=1920x1080,CODECS="av01.0.08M.10"').catch(() => {});
}

/** The master without the variants of the generation that is not played here. */
export function chosenVariants(master: string): Promise<string> {
  const known = answers.get(master);
  if (known) return known;
  const answer = chooseVariants(master);
  answers.set(master, answer);
  for (const old of [...answers.keys()].slice(0, -mostAnswers)) answers.delete(old);
  return answer;
}

async function chooseVariants(master: string): Promise<string> {
  const variants = [...master.matchAll(variant)].map(([, attributes]) => attributes!);
  const largest = variants.findLast((attributes) => generationOf(attributes) === 'av01');
  if (largest === undefined || !variants.some((attributes) => generationOf(attributes) === 'avc'))
    return master;
  const takesSecond =
    !isAvoided &&
    (await Promise.race([
      playsWell(largest).catch(() => false),
      new Promise<boolean>((resolve) => setTimeout(resolve, patience, false)),
    ]));
  const other = takesSecond ? 'avc' : 'av01';
  return master.replace(variant, (whole) => (generationOf(whole) === other ? '' : whole));
}

/** Loads playlists as this loader does, and chooses from a master. */
export function choosingLoader(loader: HlsConfig['loader']): NonNullable<HlsConfig['pLoader']> {
  const Usual = loader as unknown as new (config: HlsConfig) => Loader<PlaylistLoaderContext>;
  return class extends Usual {
    #isOver = false;
    override load(
      context: PlaylistLoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<PlaylistLoaderContext>,
    ): void {
      const onSuccess: typeof callbacks.onSuccess = (response, ...rest) => {
        if (context.type !== 'manifest') return callbacks.onSuccess(response, ...rest);
        void chosenVariants(String(response.data)).then((data) => {
          if (!this.#isOver) callbacks.onSuccess({ ...response, data }, ...rest);
        });
      };
      super.load(context, config, { ...callbacks, onSuccess });
    }
    override abort(): void {
      this.#isOver = true;
      super.abort();
    }
    override destroy(): void {
      this.#isOver = true;
      super.destroy();
    }
  };
}
