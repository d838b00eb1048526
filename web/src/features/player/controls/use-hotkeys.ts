import { useEffect } from 'react';
import { readPreferences } from '../engine/preferences.ts';
import { belongsTo, commandFor, type PlayerCommand, scrolls } from '../rules/keyboard-map.ts';

/** While other pages are browsed, only these keys reach the mini-player from outside it. */
const fromAfar = new Set<PlayerCommand['do']>(['toggle-play', 'mute', 'mini']);

/**
 * Keys on the whole watch page. In the corner: all keys inside the mini-player and a few from outside, never space or
 * arrows, which scroll the page. Single keys can be switched off in the help; inside the player they still work.
 */
export function useHotkeys(
  shell: HTMLElement,
  place: 'page' | 'corner',
  act: (command: PlayerCommand) => void,
) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const press = {
        key: event.key,
        code: event.code,
        shift: event.shiftKey,
        modified: event.ctrlKey || event.altKey || event.metaKey,
      };
      const command = commandFor(press);
      if (!command || belongsTo(event.target, press)) return;
      // In full screen there is nothing but the player.
      const inside =
        document.fullscreenElement === shell ||
        (event.target instanceof Node && shell.contains(event.target));
      if (!inside) {
        if (document.querySelector('dialog[open], [role="dialog"][data-state="open"]')) return;
        if (!readPreferences().shortcuts || scrolls(press)) return;
        if (place === 'corner' && (event.key === ' ' || !fromAfar.has(command.do))) return;
      }
      event.preventDefault();
      act(command);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shell, place, act]);
}
