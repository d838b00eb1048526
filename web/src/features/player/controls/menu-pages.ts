import { fillIn } from '../../../lib/fill-in.ts';
import * as texts from '../../../texts/player.ts';
import type { Engine } from '../engine/engine.ts';
import type { PlayerState } from '../engine/player-state.ts';
import {
  type CaptionLook,
  captionBackgrounds,
  captionColors,
  readPreferences,
  rememberPreferences,
} from '../engine/preferences.ts';
import { speeds } from '../rules/quality.ts';
import { clockTime } from '../rules/time-format.ts';
import type { MenuItem } from './menu.tsx';

export type MenuPage =
  | 'settings'
  | 'quality'
  | 'speed'
  | 'captions'
  | 'caption-size'
  | 'caption-color'
  | 'caption-background'
  | 'audio'
  | 'chapters';

/** Where the way back from a page leads. */
export const parentOf = (page: MenuPage): MenuPage => (page.startsWith('caption-') ? 'captions' : 'settings');

export interface MenuTools {
  engine: Engine;
  state: PlayerState;
  open(page: MenuPage): void;
  /** Something of this video can be skipped. */
  hasSkips: boolean;
  close(): void;
  openHelp(): void;
  /** Redraws the menu after a change of a preference that is not part of the state. */
  refresh(): void;
}

export const pageTitles: Record<MenuPage, string> = {
  settings: texts.settings,
  quality: texts.quality,
  speed: texts.speed,
  captions: texts.captions,
  'caption-size': texts.captionSize,
  'caption-color': texts.captionColor,
  'caption-background': texts.captionBackground,
  audio: texts.audio,
  chapters: texts.chapters,
};

const sizes = [
  [0.75, texts.small],
  [1, texts.normal],
  [1.35, texts.large],
  [1.75, texts.veryLarge],
] as const;
const sizeName = (size: number) => sizes.find(([value]) => value === size)?.[1] ?? texts.normal;
const colorNames: Record<CaptionLook['captionColor'], string> = {
  white: texts.white,
  yellow: texts.yellow,
  cyan: texts.cyan,
};
const backgroundNames: Record<CaptionLook['captionBackground'], string> = {
  shade: texts.shade,
  solid: texts.solid,
  none: texts.none,
};
const speedName = (rate: number) => (rate === 1 ? texts.normal : `${rate}×`);

/** What the quality chip and the menu say about the current choice. */
export function qualityName({ quality, playingLines }: PlayerState): string {
  if (quality !== null) return `${playingLines ?? quality}p`;
  return playingLines ? fillIn(texts.autoLinesP, { lines: playingLines }) : texts.auto;
}

/** The items of a page. Choosing one of several closes the menu. */
export function menuItems(page: MenuPage, tools: MenuTools): MenuItem[] {
  const { engine, state, close } = tools;
  const radio = (key: string, label: string, checked: boolean, choose: () => void): MenuItem => ({
    key,
    label,
    checked,
    choose() {
      choose();
      close();
    },
  });
  switch (page) {
    case 'settings':
      return settingsItems(tools);
    case 'quality':
      return [
        radio('auto', state.quality === null ? qualityName(state) : texts.auto, state.quality === null, () =>
          engine.setQuality(null),
        ),
        ...state.qualities.map(({ lines, label }) =>
          radio(label, label, state.quality !== null && lines === chosenLines(state), () =>
            engine.setQuality(lines),
          ),
        ),
      ];
    case 'speed':
      return speeds.map((rate) =>
        radio(String(rate), speedName(rate), rate === state.rate, () => engine.setRate(rate)),
      );
    case 'captions':
      return [
        radio('off', texts.off, state.caption === null, () => engine.setCaption(null)),
        ...state.playback.captions.map(({ label, url }, index) =>
          radio(url, label, state.caption === index, () => engine.setCaption(index)),
        ),
        opener(tools, 'caption-size', sizeName(state.captionSize)),
        opener(tools, 'caption-color', colorNames[state.captionColor]),
        opener(tools, 'caption-background', backgroundNames[state.captionBackground]),
      ];
    case 'caption-size':
      return sizes.map(([size, name]) =>
        radio(name, name, size === state.captionSize, () => engine.setCaptionLook({ captionSize: size })),
      );
    case 'caption-color':
      return captionColors.map((color) =>
        radio(color, colorNames[color], color === state.captionColor, () =>
          engine.setCaptionLook({ captionColor: color }),
        ),
      );
    case 'caption-background':
      return captionBackgrounds.map((background) =>
        radio(background, backgroundNames[background], background === state.captionBackground, () =>
          engine.setCaptionLook({ captionBackground: background }),
        ),
      );
    case 'audio':
      return state.audioOptions.map(({ index, label }) =>
        radio(String(index), label, index === state.audio, () => engine.setAudio(index)),
      );
    case 'chapters':
      return state.playback.chapters.map(({ start, title }, index, all) => ({
        ...radio(
          String(start),
          title,
          state.time >= start && state.time < (all[index + 1]?.start ?? Infinity),
          () => engine.seekTo(start),
        ),
        value: clockTime(start),
      }));
  }
}

/** Browsers do not tell; but whoever has nothing to point with but a finger has no keys before them. */
const hasKeyboard = (): boolean => matchMedia('(any-pointer: fine)').matches;

/** A remembered number of lines that this ladder lacks is shown as the rung used instead. */
function chosenLines({ qualities, quality }: PlayerState): number | null {
  return (qualities.find(({ lines }) => lines <= (quality ?? 0)) ?? qualities.at(-1))?.lines ?? null;
}

const opener = ({ open }: MenuTools, page: MenuPage, value: string): MenuItem => ({
  key: page,
  label: pageTitles[page],
  value,
  opens: true,
  choose: () => open(page),
});

function settingsItems(tools: MenuTools): MenuItem[] {
  const { engine, state, refresh } = tools;
  const { autoplayNext, skipOpenings } = readPreferences();
  const { captions, chapters } = state.playback;
  const items: (MenuItem | false)[] = [
    state.qualities.length > 0 && opener(tools, 'quality', qualityName(state)),
    opener(tools, 'speed', speedName(state.rate)),
    captions.length > 0 &&
      opener(tools, 'captions', state.caption === null ? texts.off : (captions[state.caption]?.label ?? '')),
    state.audioOptions.length > 1 &&
      opener(tools, 'audio', state.audioOptions[state.audio ?? 0]?.label ?? ''),
    chapters.length > 0 && opener(tools, 'chapters', String(chapters.length)),
    {
      key: 'autoplay',
      label: texts.autoplayNext,
      role: 'menuitemcheckbox',
      checked: autoplayNext,
      choose() {
        rememberPreferences({ autoplayNext: !autoplayNext });
        refresh();
      },
    },
    tools.hasSkips && {
      key: 'skip-openings',
      label: texts.skipOpenings,
      role: 'menuitemcheckbox',
      checked: skipOpenings,
      choose() {
        rememberPreferences({ skipOpenings: !skipOpenings });
        refresh();
      },
    },
    {
      key: 'loop',
      label: texts.loop,
      role: 'menuitemcheckbox',
      checked: state.loop,
      choose: () => engine.setLoop(!state.loop),
    },
    hasKeyboard() && {
      key: 'help',
      label: texts.keyboardShortcuts,
      choose() {
        tools.close();
        tools.openHelp();
      },
    },
  ];
  return items.filter((item) => item !== false);
}
