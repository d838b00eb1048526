import { useEffect, useState } from 'react';
import { keepsPreferences } from '../../state/preferences-choice.ts';
import * as texts from '../../texts/admin-ads.ts';

/** How the navigation of advertising stands: narrow, wide, or narrow until the pointer or the focus is on it. */
export const sidebarModes = {
  expanded: texts.expanded,
  collapsed: texts.collapsed,
  hover: texts.expandOnHover,
} as const;
export type SidebarMode = keyof typeof sidebarModes;

const storageKey = 'ads.sidebar';
const isMode = (word: string | null): word is SidebarMode =>
  word !== null && Object.hasOwn(sidebarModes, word);

function readMode(): SidebarMode {
  try {
    const found = localStorage.getItem(storageKey);
    return isMode(found) ? found : 'expanded';
  } catch {
    return 'expanded';
  }
}

/** The mode that this browser has chosen; the server knows nothing of it, so the first drawing is `expanded`. */
export function useSidebarMode(): [SidebarMode, (mode: SidebarMode) => void] {
  const [mode, setMode] = useState<SidebarMode>('expanded');
  useEffect(() => setMode(readMode()), []);
  const choose = (next: SidebarMode): void => {
    setMode(next);
    if (!keepsPreferences()) return;
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage is full or closed: the choice lasts for this page.
    }
  };
  return [mode, choose];
}
