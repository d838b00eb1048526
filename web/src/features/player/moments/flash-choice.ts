import { keepsPreferences } from '../../../state/preferences-choice.ts';
import { readPreferences } from '../engine/preferences.ts';

/** How what flashes is played: as it is, or dimmed where it flashes. */
export type FlashChoice = 'play' | 'dim';

const storageKey = 'player.flashes';
/** Videos of which a browser remembers the choice. */
const most = 200;
const ofPage = new Map<string, FlashChoice>();

function stored(): [string, FlashChoice][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(found)
      ? found.filter((one) => Array.isArray(one) && /^(play|dim)$/.test(one[1]))
      : [];
  } catch {
    return [];
  }
}

/** What was chosen for a video, or for all of them; null: nobody was asked. */
export function flashChoice(id: string): FlashChoice | null {
  const { flashes } = readPreferences();
  return ofPage.get(id) ?? stored().find(([one]) => one === id)?.[1] ?? (flashes === 'ask' ? null : flashes);
}

/** Remembers it for this video, on this device. */
export function rememberFlashChoice(id: string, choice: FlashChoice): void {
  ofPage.set(id, choice);
  if (!keepsPreferences()) return;
  try {
    const all = [[id, choice], ...stored().filter(([one]) => one !== id)].slice(0, most);
    localStorage.setItem(storageKey, JSON.stringify(all));
  } catch {
    // Storage is full or closed: the choice lasts for this page.
  }
}
