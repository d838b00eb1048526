import { belongsTo, commandFor, type PlayerCommand, scrolls } from '../rules/keyboard-map.ts';
import type { Engine } from './engine.ts';
import { isOfTheScreen, onMedia } from './on-media.ts';
import { readPreferences } from './preferences.ts';

/** What the player does when it is drawn: the last key that was about its place on the page. */
let waiting: PlayerCommand | null = null;
export const takeWaiting = (): PlayerCommand | null => {
  const command = waiting;
  waiting = null;
  return command;
};

/**
 * The keys of the player from the first frame on, before its controls are there: what is about the video is done at
 * once, what is about the page is done by the player. Returns a function that stops it.
 */
export function hearEarlyKeys(engine: Engine): () => void {
  waiting = null;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !readPreferences().shortcuts) return;
    const { key, code, shiftKey: shift } = event;
    const press = { key, code, shift, modified: event.ctrlKey || event.altKey || event.metaKey };
    const command = commandFor(press);
    if (
      !command ||
      scrolls(press) ||
      belongsTo(event.target, press) ||
      document.querySelector('dialog[open]')
    )
      return;
    event.preventDefault();
    if (isOfTheScreen(command)) waiting = command;
    else onMedia(command, engine);
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
