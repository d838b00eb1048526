import * as texts from '../../../texts/player.ts';
import type { Engine } from '../engine/engine.ts';
import { isOfTheScreen, onMedia, type ScreenCommand } from '../engine/on-media.ts';
import type { NextVideo } from '../player-session.ts';
import type { PlayerCommand } from '../rules/keyboard-map.ts';
import { toggleFullscreen } from './fullscreen.ts';

export interface ActionTools {
  engine: Engine;
  shell: HTMLElement;
  place: 'page' | 'corner';
  next: NextVideo | null;
  previous: { id: string; path: string } | null;
  say(text: string): void;
  openHelp(): void;
  open(other: { id: string; path: string }): void;
  toggleMini(): void;
  toggleTheatre(): void;
}

/** Runs a command, and announces what the picture alone does not show. */
export function perform(command: PlayerCommand, tools: ActionTools): void {
  const word = isOfTheScreen(command) ? onScreen(command.do, tools) : onMedia(command, tools.engine);
  if (word) tools.say(word);
}

function onScreen(what: ScreenCommand, tools: ActionTools): string | null {
  if (what === 'fullscreen') void toggleFullscreen(tools.shell, tools.engine.media);
  if (what === 'theatre' && tools.place === 'page') tools.toggleTheatre();
  if (what === 'mini') tools.toggleMini();
  if (what === 'help') tools.openHelp();
  if (what !== 'next' && what !== 'previous') return null;
  const other = tools[what];
  if (!other) return what === 'next' ? texts.noNextVideo : texts.noPreviousEpisode;
  tools.open(other);
  return null;
}
