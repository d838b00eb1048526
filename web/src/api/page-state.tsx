import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { type LayoutSettings, readStoredSettings, sameSettings, storeSettings } from './layout-settings.ts';

export interface PageState {
  settings: LayoutSettings;
  change(part: Partial<LayoutSettings>): void;
  /** The age gate is up: no picture of a video may be in the page. */
  gated: boolean;
}

const PageStateContext = createContext<PageState | null>(null);

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error('PageStateProvider is missing');
  return state;
}

/** Holds the layout settings: first as the server knew them, then as this browser stored them. */
export function PageStateProvider(props: { initial: LayoutSettings; gated: boolean; children: ReactNode }) {
  const { initial, gated, children } = props;
  const [settings, setSettings] = useState(initial);

  useEffect(() => {
    const stored = readStoredSettings();
    if (!stored || sameSettings(stored, initial)) return;
    setSettings(stored);
    storeSettings(stored); // the cookie was lost or is older
  }, [initial]);

  const change = useCallback(
    (part: Partial<LayoutSettings>) => {
      const next = { ...settings, ...part };
      setSettings(next);
      storeSettings(next);
    },
    [settings],
  );

  const state = useMemo(() => ({ settings, change, gated }), [settings, change, gated]);
  return <PageStateContext value={state}>{children}</PageStateContext>;
}
