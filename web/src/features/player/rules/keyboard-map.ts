import * as texts from '../../../texts/player.ts';

/** What a key tells the player to do. */
export type PlayerCommand =
  | { do: 'toggle-play' | 'mute' | 'captions' }
  | { do: 'fullscreen' | 'theatre' | 'mini' | 'next' | 'previous' | 'help' }
  | { do: 'seek-by'; seconds: number }
  | { do: 'seek-to-share'; share: number }
  | { do: 'volume-by'; share: number }
  | { do: 'speed-by'; steps: number }
  | { do: 'step-frame'; frames: number };

export interface KeyPress {
  key: string;
  /** The physical key, which finds letters on keyboards that are not Latin. */
  code: string;
  shift: boolean;
  /** Any of control, alt, meta: then the key belongs to the browser. */
  modified: boolean;
}

/** For the help dialog, in its order. */
export const keyHelp: readonly (readonly [keys: string, what: string])[] = [
  [texts.spaceK, texts.playOrPause],
  ['j, l', texts.backOrForward10Seconds],
  ['←, →', texts.backOrForward5Seconds],
  ['0 – 9', texts.jumpTo090],
  [texts.homeEnd, texts.startOrEndInThePlayer],
  [', .', texts.oneFrameBackOrForward],
  ['↑, ↓', texts.volumeUpOrDown],
  ['m', texts.mute],
  ['c', texts.captionsOnOrOff],
  ['< >', texts.slowerOrFaster],
  [texts.holdThePicture, texts.playTwiceAsFast],
  ['f', texts.fullScreen],
  ['t', texts.theater],
  ['i', texts.miniPlayer],
  [texts.shiftNLabel, texts.nextVideo],
  [texts.shiftPLabel, texts.previousEpisode],
  ['?', texts.thisList],
];

const plain: Record<string, PlayerCommand> = {
  ' ': { do: 'toggle-play' },
  k: { do: 'toggle-play' },
  j: { do: 'seek-by', seconds: -10 },
  l: { do: 'seek-by', seconds: 10 },
  ArrowLeft: { do: 'seek-by', seconds: -5 },
  ArrowRight: { do: 'seek-by', seconds: 5 },
  Home: { do: 'seek-to-share', share: 0 },
  End: { do: 'seek-to-share', share: 1 },
  ArrowUp: { do: 'volume-by', share: 0.05 },
  ArrowDown: { do: 'volume-by', share: -0.05 },
  m: { do: 'mute' },
  f: { do: 'fullscreen' },
  t: { do: 'theatre' },
  i: { do: 'mini' },
  c: { do: 'captions' },
  ',': { do: 'step-frame', frames: -1 },
  '.': { do: 'step-frame', frames: 1 },
};

/** Signs that need shift on some keyboards and not on others: the sign decides, not the key. */
const signs: Record<string, PlayerCommand> = {
  '<': { do: 'speed-by', steps: -1 },
  '>': { do: 'speed-by', steps: 1 },
  '?': { do: 'help' },
};

function latin({ key, code }: KeyPress): string {
  const isForeignLetter = key.length === 1 && key.charCodeAt(0) > 127;
  return isForeignLetter && code.startsWith('Key') ? code.slice(3).toLowerCase() : key;
}

/** The command of a key, or null. */
export function commandFor(press: KeyPress): PlayerCommand | null {
  if (press.modified) return null;
  const key = latin(press);
  if (Object.hasOwn(signs, key)) return signs[key]!;
  if (press.shift) {
    const letter = key.toLowerCase();
    return letter === 'n' ? { do: 'next' } : letter === 'p' ? { do: 'previous' } : null;
  }
  if (/^[0-9]$/.test(key)) return { do: 'seek-to-share', share: Number(key) / 10 };
  const lower = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(plain, lower) ? plain[lower]! : null;
}

const typing =
  'input:not([type=range], [type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="searchbox"]';
/** Elements that handle space, and arrows, themselves. */
const pressable = [
  'button',
  'input',
  'a[href]',
  'summary',
  ...['button', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'tab', 'switch'].map(
    (role) => `[role="${role}"]`,
  ),
].join();
const arrowed =
  'input, [role="slider"], [role="menu"], [role="menubar"], [role="tablist"], [role="listbox"], [role="radiogroup"]';

/** Keys that lead to the start and end of the page, unless they are pressed in the player. */
export const scrolls = ({ key }: Pick<KeyPress, 'key'>): boolean => key === 'Home' || key === 'End';

/** Whether a key pressed on `target` belongs to that element, not to the player. */
export function belongsTo(target: EventTarget | null, press: KeyPress): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(typing)) return true;
  const dialog = target.closest('dialog, [role="dialog"], [role="alertdialog"]');
  if (dialog) return true;
  if (press.key === ' ' || press.key === 'Enter') return target.closest(pressable) !== null;
  return (press.key.startsWith('Arrow') || scrolls(press)) && target.closest(arrowed) !== null;
}
