import type { Playback } from '#contract/videos.ts';
import { firstFiles, firstVariant } from '../rules/first-files.ts';
import { guessedBandwidth } from './bandwidth-store.ts';
import { chosenVariants, wakeDecoders } from './generations.ts';
import { readPreferences } from './preferences.ts';

// What a stream begins with, asked for while the page and the library that plays it are still on their way: master
// playlist, the playlist of one rung, and its first segment. The library finds it here, by its address.

/** A file that has come, and when (ms of the page). */
export interface Loaded {
  data: string | ArrayBuffer;
  /** Where it was in the end. */
  url: string;
  beganAt: number;
  firstAt: number;
  endedAt: number;
}
export interface AheadLoad {
  /** Null: it has not come, and whoever needs it asks again. */
  readonly done: Promise<Loaded | null>;
  stop(): void;
  readonly askedAt: number;
}

/** What nobody took after this (ms) is let go, when something else is asked for. */
const freshFor = 60_000;
const most = 12;

const loads = new Map<string, AheadLoad>();
/** By master playlist: the rung whose beginning is here. */
const begun = new Map<string, string>();

const absolute = (url: string, base = location.href): string => new URL(url, base).href;

async function receive(url: string, isText: boolean, init: RequestInit): Promise<Loaded | null> {
  const beganAt = performance.now();
  const response = await fetch(url, init);
  const firstAt = performance.now();
  if (!response.ok) return null;
  const data = isText ? await response.text() : await response.arrayBuffer();
  return { data, url: response.url || url, beganAt, firstAt, endedAt: performance.now() };
}

function load(
  url: string,
  isText: boolean,
  priority: RequestPriority,
  then: (loaded: Loaded) => Promise<void> | void,
): AheadLoad {
  const found = loads.get(url);
  if (found && performance.now() - found.askedAt < freshFor) {
    found.done.then((loaded) => loaded && then(loaded)).catch(() => {});
    return found;
  }
  const stopping = new AbortController();
  const made: AheadLoad = {
    done: receive(url, isText, { priority, signal: stopping.signal })
      .catch(() => null)
      .then(async (loaded) => {
        if (!loaded && loads.get(url) === made) loads.delete(url);
        // Before whoever waits for it hears of it: they would ask for the same.
        if (loaded) await then(loaded);
        return loaded;
      })
      .catch(() => null),
    stop: () => stopping.abort(),
    askedAt: performance.now(),
  };
  loads.set(url, made);
  const oldest = made.askedAt - freshFor;
  for (const [old, { askedAt }] of [...loads].slice(0, -1))
    if (askedAt < oldest || loads.size > most) loads.delete(old);
  return made;
}

/** Gives what was loaded from this address ahead, once. */
export function takeAhead(url: string): AheadLoad | null {
  const address = absolute(url);
  const found = loads.get(address) ?? null;
  loads.delete(address);
  return found && performance.now() - found.askedAt < freshFor ? found : null;
}

/** The playlist of the rung that a stream begins with, if it was chosen ahead. */
export const begunWith = (master: string): string | null => begun.get(absolute(master)) ?? null;

export interface Beginning {
  /** Seconds at which the video will begin. */
  at: number;
  /** What comes before the first segment, which is larger. */
  after?: Promise<unknown>;
  signal?: AbortSignal;
  priority?: RequestPriority;
}

/** Asks for what a prepared stream begins with, one file leading to the next. Whatever fails is asked for again later. */
export function loadBeginning(
  { kind, state, master_url }: Pick<Playback, 'kind' | 'state' | 'master_url'>,
  { at, after, signal, priority = 'auto' }: Beginning,
): void {
  // A growing playlist changes, and asking early would only ask twice.
  if (kind !== 'hls' || state !== 'ready' || !master_url) return;
  const ask = (
    url: string,
    isText: boolean,
    then: (loaded: Loaded) => Promise<void> | void = () => {},
  ): void => {
    if (signal?.aborted) return;
    const asked = load(url, isText, priority, then);
    signal?.addEventListener('abort', asked.stop, { once: true });
  };
  wakeDecoders();
  const address = absolute(master_url);
  const askSegment = ({ data, url }: Loaded): void => {
    for (const name of firstFiles(String(data), at)) ask(absolute(name, url), false);
  };
  ask(address, true, async (master) => {
    const variants = await chosenVariants(String(master.data));
    const variant = firstVariant(variants, guessedBandwidth(), readPreferences().quality);
    if (!variant) return;
    const rung = absolute(variant.uri, master.url);
    begun.set(address, rung);
    ask(rung, true, (playlist) => {
      if (after) void after.then(() => askSegment(playlist));
      else askSegment(playlist);
    });
  });
}
