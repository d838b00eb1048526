import type { MediaProgress } from '../../domains/media/index.ts';
import { shellText } from '../../kit/shell-text.ts';

export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressReport {
  /** Shows progress: on a terminal in one line that is overwritten, otherwise in a line now and then. */
  show(progress: MediaProgress): void;
  /** Writes a whole line. */
  say(words: string): void;
}

const steps: Partial<Record<MediaProgress['state'], string>> = {
  encoding_first: 'Step 1 of 2, first version',
  playable: 'Step 1 of 2, first version (watchable)',
  encoding_ladder: 'Step 2 of 2, other qualities (watchable)',
};
const betweenSteps = 'Step 1 of 2 is done (watchable)';
/** Percent between two lines where nothing can be overwritten. */
const stride = 5;
const eraseLine = '\r\u001b[K';

/** `percent` is the encoded time over the length of the video, of the step that runs. */
export function describeProgress({ state, stage, passProgress }: MediaProgress): {
  words: string;
  percent: number | null;
} {
  const step = steps[state];
  if (step === undefined) return { words: stage, percent: null };
  return { words: step, percent: Math.floor(passProgress * 100) };
}

export function createProgressReport(screen: Screen): ProgressReport {
  let shown = { words: '', percent: Number.NEGATIVE_INFINITY };
  let open = false;
  let firstPass = 0;
  return {
    show(progress) {
      let { words, percent } = describeProgress(progress);
      if (progress.state === 'playable') {
        // The share starts again for the second step, a moment before that step begins.
        if (progress.passProgress < firstPass) [words, percent] = [betweenSteps, null];
        else firstPass = progress.passProgress;
      }
      const line = shellText(percent === null ? words : `${words}: ${percent} %`);
      const value = percent ?? 0;
      if (screen.isTTY) {
        screen.write(`${eraseLine}${line}`);
        open = true;
        return;
      }
      const moved =
        words !== shown.words || value >= shown.percent + stride || (value === 100 && shown.percent !== 100);
      if (!moved) return;
      shown = { words, percent: value };
      screen.write(`${line}\n`);
    },
    say(words) {
      screen.write(`${open ? eraseLine : ''}${shellText(words)}\n`);
      open = false;
    },
  };
}
