import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { call } from '#contract/client.ts';
import type { PageRooms } from '../lib/room-spots.ts';
import { type LayoutSettings, readStoredSettings, sameSettings, storeSettings } from './layout-settings.ts';
import { useMember } from './member.tsx';

export interface PageState {
  settings: LayoutSettings;
  change(part: Partial<LayoutSettings>): void;
  /** The age gate is up: no picture of a video may be in the page. */
  gated: boolean;
  /** Where ads are expected on this page. */
  rooms: PageRooms | undefined;
}

/** A failure does no harm: this browser has the settings, and the next change sends all of them. */
const tellAccount = (next: LayoutSettings) =>
  void call('update_preferences', {
    p_preferences: {
      layout: {
        view_layout: next.viewLayout,
        grid_columns: next.gridColumns,
        auto_play_previews: next.autoPlayPreviews,
      },
    },
  }).catch(() => {});

const PageStateContext = createContext<PageState | null>(null);

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('PageStateProvider is missing');
  return state;
}

/**
 * Holds the layout settings: first as the server knew them, then as this browser stored them. If the account stores
 * them, they apply on every device, and changes are sent to it.
 */
export function PageStateProvider(props: {
  initial: LayoutSettings;
  gated: boolean;
  rooms?: PageRooms | undefined;
  children: ReactNode;
}) {
  const { initial, gated, rooms, children } = props;
  const [settings, setSettings] = useState(initial);
  const remembered = useMember()?.layout ?? null;
  const isInAccount = remembered !== null;

  useEffect(() => {
    const stored = isInAccount ? null : readStoredSettings();
    if (!stored) {
      setSettings((before) => (sameSettings(before, initial) ? before : initial));
      if (isInAccount) storeSettings(initial);
    } else if (!sameSettings(stored, initial)) {
      setSettings(stored);
      storeSettings(stored); // the cookie was lost or is older
    }
  }, [initial, isInAccount]);

  const change = useCallback(
    (part: Partial<LayoutSettings>) => {
      const next = { ...settings, ...part };
      setSettings(next);
      storeSettings(next);
      if (isInAccount) tellAccount(next);
    },
    [settings, isInAccount],
  );

  const state = useMemo(() => ({ settings, change, gated, rooms }), [settings, change, gated, rooms]);
  return <PageStateContext value={state}>{children}</PageStateContext>;
}
