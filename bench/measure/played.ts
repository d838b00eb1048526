import type { BrowserContext, Page } from 'playwright-core';

/** How it was at one moment: when (ms since 1970), seconds of the film, lines of the picture, whether it should play. */
export type Moment = readonly [at: number, seconds: number, lines: number, plays: 0 | 1];

/** What a page tells of its film. */
export interface PlayLog {
  /** When the page began, and when somebody last pressed something on this site. */
  openedAt: number;
  pressedAt: number | null;
  /** When the first picture was on the screen. */
  pictureAt: number | null;
  moments: Moment[];
}

export interface Play {
  /** Times that it stood still after the first picture, and seconds of that. */
  stalls: number;
  stalledSeconds: number;
  watchedSeconds: number;
  /** On average over what was watched. */
  lines: number;
  kbits: number;
  /** Changes of quality while it played. */
  switches: number;
}

/** Share of the time that must have been watched or waited for: a film that somebody or something paused is no measure. */
const leastAccounted = 0.9;

/** Shorter pauses are nothing that anybody sees (ms). */
const leastStall = 200;

/**
 * Sums up what happened between the first picture and `until`; throws where the film neither went on nor stood still for
 * much of that. `kbitsOf`: what a rung of so many lines takes.
 */
export function sumUp(
  { pictureAt, moments }: Pick<PlayLog, 'pictureAt' | 'moments'>,
  until: number,
  kbitsOf: (lines: number) => number,
): Play {
  const play: Play = { stalls: 0, stalledSeconds: 0, watchedSeconds: 0, lines: 0, kbits: 0, switches: 0 };
  let standsSince: number | null = null;
  const goesOn = (at: number): void => {
    if (standsSince !== null && at - standsSince >= leastStall) {
      play.stalls++;
      play.stalledSeconds += (at - standsSince) / 1000;
    }
    standsSince = null;
  };
  const watched = moments.filter(([at]) => pictureAt !== null && at >= pictureAt && at <= until);
  for (const [index, [at, seconds, lines, plays]] of watched.entries()) {
    const before = watched[index - 1];
    if (!before) continue;
    const moved = seconds - before[1];
    if (plays && moved < ((at - before[0]) / 1000) * 0.2) standsSince ??= before[0];
    else goesOn(before[0]);
    if (moved > 0 && moved < 1) {
      play.watchedSeconds += moved;
      play.lines += moved * lines;
      play.kbits += moved * kbitsOf(lines);
    }
    if (lines !== before[2] && before[2] > 0 && lines > 0) play.switches++;
  }
  if (watched.length > 0) goesOn(watched.at(-1)![0]);
  const [accounted, whole] = [
    play.watchedSeconds + play.stalledSeconds,
    (until - (pictureAt ?? until)) / 1000,
  ];
  if (accounted < whole * leastAccounted)
    throw new Error(`of ${whole} s the film played or stood still for ${accounted} s`);
  const all = play.watchedSeconds || 1;
  return { ...play, lines: play.lines / all, kbits: play.kbits / all };
}

/** Makes the pages of a profile tell how their films play. A film is what a library feeds: previews are files. */
export const watchPlays = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const now = (): number => performance.timeOrigin + performance.now();
    const log: PlayLog = {
      openedAt: performance.timeOrigin,
      pressedAt: Number(sessionStorage.getItem('bench.pressed')) || null,
      pictureAt: null,
      moments: [],
    };
    (window as { benchPlay?: PlayLog }).benchPlay = log;
    document.addEventListener(
      'click',
      () => {
        log.pressedAt = now();
        sessionStorage.setItem('bench.pressed', String(log.pressedAt));
      },
      true,
    );
    let seen: HTMLVideoElement | null = null;
    setInterval(() => {
      const film = [...document.querySelectorAll('video')].find(({ src }) => src.startsWith('blob:'));
      if (!film) return;
      if (film !== seen) {
        seen = film;
        film.requestVideoFrameCallback(() => {
          log.pictureAt ??= now();
        });
      }
      if (log.pictureAt !== null)
        log.moments.push([now(), film.currentTime, film.videoHeight, film.paused || film.ended ? 0 : 1]);
    }, 20);
  });

export const playLog = (page: Page): Promise<PlayLog> =>
  page.evaluate(() => (window as unknown as { benchPlay: PlayLog }).benchPlay);

/** Resolves once a picture of the film is on the screen, and answers when that was. */
export async function firstPicture(page: Page, patience: number): Promise<number> {
  const handle = await page.waitForFunction(
    () => (window as { benchPlay?: PlayLog }).benchPlay?.pictureAt,
    undefined,
    { timeout: patience },
  );
  return (await handle.jsonValue())!;
}
