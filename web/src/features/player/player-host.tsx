import { Suspense, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../lib/lazy-part.ts';
import { getServerSession, getSession, setShelter, subscribe } from './player-session.ts';
import { loadPlayer } from './warm-up.ts';

const Player = lazyPart(loadPlayer);

/**
 * Moves without a reload or a pause if the browser can (`moveBefore`), else in one task, which also continues playback.
 */
function moveInto(parent: HTMLElement, shell: HTMLElement): void {
  if (shell.parentElement === parent) return;
  const focused = shell.contains(document.activeElement) ? document.activeElement : null;
  const movable = parent as HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void };
  if (shell.isConnected && movable.moveBefore) movable.moveBefore(shell, null);
  else parent.append(shell);
  if (focused instanceof HTMLElement && document.activeElement !== focused) {
    focused.focus({ preventScroll: true });
  }
}

/**
 * Stands once in the root layout and outlives every page. It owns the element in which the player is drawn, and puts it
 * into the watch page's slot or, while other pages are browsed, into the corner. Until something is started it is one
 * empty element and a few hundred bytes.
 */
export default function PlayerHost() {
  const session = useSyncExternalStore(subscribe, getSession, getServerSession);
  const dock = useRef<HTMLDivElement>(null);
  const [shell] = useState(() => (typeof document === 'undefined' ? null : makeShell()));
  const { current, page, minimized } = session;
  const atHome = current !== null && page?.video.id === current.video.id && !minimized;
  const slot = atHome ? page.slot : null;

  useLayoutEffect(() => {
    if (!shell) return;
    if (!current) shell.remove();
    else moveInto(slot ?? dock.current!, shell);
  }, [shell, current, slot]);

  useLayoutEffect(() => {
    if (!shell) return;
    setShelter(() => moveInto(dock.current!, shell));
    return () => setShelter(null);
  }, [shell]);

  return (
    <>
      <div ref={dock} className="player-dock" />
      {current && shell
        ? createPortal(
            <Suspense fallback={null}>
              <Player
                key={current.video.id}
                subject={current}
                place={atHome ? 'page' : 'corner'}
                shell={shell}
              />
            </Suspense>,
            shell,
          )
        : null}
    </>
  );
}

function makeShell(): HTMLDivElement {
  const shell = document.createElement('div');
  shell.className = 'player-shell';
  return shell;
}
