import { keepsPreferences } from '../../../state/preferences-choice.ts';
import { speeds } from '../rules/quality.ts';

export const captionColors = ['white', 'yellow', 'cyan'] as const;
/** What lies behind captions: `none` draws an outline around the letters. */
export const captionBackgrounds = ['shade', 'solid', 'none'] as const;

/** What the player remembers on this device. */
export interface PlayerPreferences {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** 1 is as it was made. */
  speed: number;
  /** Lines of the wanted rung's short side, or null for Auto. */
  quality: number | null;
  /** BCP 47 language of the captions, or null when off. */
  captions: string | null;
  /** Caption size relative to the default. */
  captionSize: number;
  captionColor: (typeof captionColors)[number];
  captionBackground: (typeof captionBackgrounds)[number];
  /** BCP 47 language of the audio track, or null for the stream's own choice. */
  audio: string | null;
  autoplayNext: boolean;
  /** Openings and recaps of a series go by themselves. */
  skipOpenings: boolean;
  /** Videos that flash: asked before, dimmed where they do, or played as they are. */
  flashes: 'ask' | 'dim' | 'play';
  /** Warnings at moments: said shortly before, skipped, or nothing. */
  warnings: 'say' | 'skip' | 'nothing';
  /** Both are marked on the seek bar. */
  showsMoments: boolean;
  /** Single-key shortcuts outside the player's own buttons. */
  shortcuts: boolean;
}

export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  muted: false,
  speed: 1,
  quality: null,
  captions: null,
  captionSize: 1,
  captionColor: 'white',
  captionBackground: 'shade',
  audio: null,
  autoplayNext: true,
  skipOpenings: false,
  flashes: 'ask',
  warnings: 'say',
  showsMoments: false,
  shortcuts: true,
};

const storageKey = 'player.preferences';
const within = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;
const orNull = (test: (value: unknown) => boolean) => (value: unknown) => value === null || test(value);
const language = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 35;
const among = (values: readonly unknown[]) => (value: unknown) => values.includes(value);
const flag = (value: unknown) => typeof value === 'boolean';

const valid: { [K in keyof PlayerPreferences]: (value: unknown) => boolean } = {
  volume: within(0, 1),
  muted: flag,
  speed: among(speeds),
  quality: orNull(within(1, 10_000)),
  captions: orNull(language),
  captionSize: within(0.5, 3),
  captionColor: among(captionColors),
  captionBackground: among(captionBackgrounds),
  audio: orNull(language),
  autoplayNext: flag,
  skipOpenings: flag,
  flashes: among(['ask', 'dim', 'play']),
  warnings: among(['say', 'skip', 'nothing']),
  showsMoments: flag,
  shortcuts: flag,
};

/** Stored preferences; a field that is missing or of the wrong type gets its default. */
export function parsePreferences(text: string | null): PlayerPreferences {
  let stored: unknown = null;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    // The stored text is not ours: use the defaults.
  }
  if (typeof stored !== 'object' || stored === null) return defaultPreferences;
  const usable = Object.entries(stored).filter(
    ([name, value]) => Object.hasOwn(valid, name) && valid[name as keyof PlayerPreferences](value),
  );
  return { ...defaultPreferences, ...Object.fromEntries(usable) };
}

/** Where nothing may be stored, choices last for this page. */
let ofPage: PlayerPreferences | null = null;

export function readPreferences(): PlayerPreferences {
  if (ofPage && !keepsPreferences()) return ofPage;
  try {
    return parsePreferences(localStorage.getItem(storageKey));
  } catch {
    return defaultPreferences;
  }
}

/** Fired on window when the player remembers a choice; `detail` is what was chosen. */
export const rememberedChoice = 'tsukimi:player-choice';

/** Fired on window when stored preferences are others, whoever changed them. */
export const storedChoices = 'tsukimi:player-stored';

/** How captions look. */
export type CaptionLook = Pick<PlayerPreferences, 'captionSize' | 'captionColor' | 'captionBackground'>;

export function rememberPreferences(part: Partial<PlayerPreferences>): PlayerPreferences {
  const all = storePreferences(part);
  window.dispatchEvent(new CustomEvent(rememberedChoice, { detail: part }));
  return all;
}

/** Stores them: no choice of this browser, none that the account is told of. */
export function storePreferences(part: Partial<PlayerPreferences>): PlayerPreferences {
  const all = { ...readPreferences(), ...part };
  ofPage = all;
  try {
    if (keepsPreferences()) localStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Storage is full or closed: the choice lasts for this page.
  }
  window.dispatchEvent(new Event(storedChoices));
  return all;
}
