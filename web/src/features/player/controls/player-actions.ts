import type { Engine } from '../engine/engine.ts';
import type { NextVideo } from '../player-session.ts';
import type { PlayerCommand } from '../rules/keyboard-map.ts';
import { clockTime } from '../rules/time-format.ts';
import { toggleFullscreen } from './fullscreen.ts';

export interface ActionTools {
  engine: Engine;
  shell: HTMLElement;
  place: 'page' | 'corner';
  next: NextVideo | null;
  say(text: string): void;
  openHelp(): void;
  openNext(): void;
  toggleMini(): void;
  toggleTheatre(): void;
}

const whole = (share: number) => `${Math.round(share * 100)} %`;

/** Runs a command, and announces what the picture alone does not show. */
export function perform(command: PlayerCommand, tools: ActionTools): void {
  const word = isOfTheScreen(command) ? onScreen(command.do, tools) : onMedia(command, tools.engine);
  if (word) tools.say(word);
}

type ScreenCommand = 'fullscreen' | 'theatre' | 'mini' | 'next' | 'help';
const screenCommands: readonly string[] = [
  'fullscreen',
  'theatre',
  'mini',
  'next',
  'help',
] satisfies ScreenCommand[];
const isOfTheScreen = (command: PlayerCommand): command is { do: ScreenCommand } =>
  screenCommands.includes(command.do);

function onScreen(what: ScreenCommand, tools: ActionTools): string | null {
  if (what === 'fullscreen') void toggleFullscreen(tools.shell, tools.engine.media);
  if (what === 'theatre' && tools.place === 'page') tools.toggleTheatre();
  if (what === 'mini') tools.toggleMini();
  if (what === 'help') tools.openHelp();
  if (what !== 'next') return null;
  if (!tools.next) return 'Nothing follows this video';
  tools.openNext();
  return null;
}

function onMedia(
  command: Exclude<PlayerCommand, { do: ScreenCommand }>,
  { media, store, ...engine }: Engine,
): string | null {
  switch (command.do) {
    case 'toggle-play':
      engine.togglePlay();
      return null;
    case 'seek-by':
      engine.seekBy(command.seconds);
      return `${command.seconds > 0 ? '+' : '−'}${Math.abs(command.seconds)} s`;
    case 'seek-to-share':
      engine.seekToShare(command.share);
      return clockTime(media.currentTime);
    case 'volume-by':
      engine.setVolume(media.volume + command.share);
      return `Volume ${whole(media.volume)}`;
    case 'mute':
      engine.toggleMute();
      return media.muted ? 'Muted' : `Volume ${whole(media.volume)}`;
    case 'speed-by':
      engine.changeRate(command.steps);
      return `Speed ${media.playbackRate}×`;
    case 'step-frame':
      engine.stepFrames(command.frames);
      return command.frames > 0 ? 'One frame on' : 'One frame back';
    case 'captions': {
      engine.toggleCaption();
      const { caption, playback } = store.get();
      if (playback.captions.length === 0) return 'This video has no captions';
      return caption === null ? 'Captions off' : `Captions: ${playback.captions[caption]?.label}`;
    }
  }
}
