import { useReducer, useSyncExternalStore } from 'react';
import { Menu } from './menu.tsx';
import { type MenuPage, menuItems, pageTitles, parentOf } from './menu-pages.ts';
import { useChapters, usePlayer } from './player-context.tsx';

/** The player's one menu, at the requested page. */
export function PlayerMenu(props: {
  page: MenuPage;
  /** This page was opened from outside, so there is no way back from it. */
  first: MenuPage;
  /** How far from the left it stands; null: at the right, above the settings. */
  at: number | null;
  open(page: MenuPage): void;
  close(): void;
}) {
  const { page, first, at, open, close } = props;
  const { engine, skips, act } = usePlayer();
  const found = useSyncExternalStore(engine.store.subscribe, engine.store.get);
  const chapters = useChapters();
  const state = { ...found, playback: { ...found.playback, chapters } };
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const openHelp = () => act({ do: 'help' });
  const items = menuItems(page, {
    engine,
    state,
    open,
    close,
    openHelp,
    refresh,
    hasSkips: skips.length > 0,
  });
  return (
    <Menu
      title={pageTitles[page]}
      items={items}
      back={page === first ? undefined : () => open(parentOf(page))}
      close={close}
      at={at}
    />
  );
}
