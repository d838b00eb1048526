import { useEffect, useState } from 'react';
import { fillIn } from '../../../lib/fill-in.ts';
import { useShield } from '../../../state/spoiler-shield.ts';
import * as texts from '../../../texts/player.ts';
import { Picture } from '../../../ui/picture.tsx';
import { readPreferences } from '../engine/preferences.ts';
import { usePlayer, usePlayerState } from './player-context.tsx';
import './up-next.css';

/** Seconds in which the step to the next video can be cancelled. */
const countdown = 8;

/**
 * What comes next, shown at the end. It starts by itself unless that is switched off, motion is reduced, or the tab is
 * hidden.
 */
export function UpNext() {
  const { next, place } = usePlayer();
  const ended = usePlayerState((state) => state.ended && state.phase === 'ready');
  if (!ended || !next || place !== 'page') return null;
  return <UpNextCard />;
}

function UpNextCard() {
  const { act } = usePlayer();
  const next = usePlayer().next!;
  const [left, setLeft] = useState<number | null>(() =>
    readPreferences().autoplayNext && !matchMedia('(prefers-reduced-motion: reduce)').matches
      ? countdown
      : null,
  );
  const [closed, setClosed] = useState(false);
  const [isShown, setShown] = useState(false);
  const hides = useShield() && next.episode !== undefined && !isShown;

  useEffect(() => {
    if (left === null) return;
    if (left === 0) return act({ do: 'next' });
    const timer = setInterval(() => {
      if (!document.hidden) setLeft((seconds) => (seconds === null ? null : seconds - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [left, act]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.fullscreenElement) setLeft(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  if (closed) return null;
  return (
    <section className="player-next" aria-label={texts.upNext}>
      {next.picture ? <Picture address={next.picture} most={320} eager data-hidden={hides} /> : null}
      <div>
        <p role="status">
          {texts.upNext}
          {left === null ? (
            ''
          ) : (
            <span className="player-hidden"> {fillIn(texts.inSeconds, { seconds: countdown })}</span>
          )}
        </p>
        {next.episode === undefined || next.episode === next.title ? null : <span>{next.episode}</span>}
        {hides && next.episode !== next.title ? (
          <button
            type="button"
            className="player-next-show"
            aria-label={fillIn(texts.showSpoilerOf, { episode: next.episode! })}
            onClick={() => setShown(true)}
          >
            {texts.show}
          </button>
        ) : (
          <b>{next.title}</b>
        )}
        <div className="player-next-buttons">
          <button type="button" className="player-pill" onClick={() => act({ do: 'next' })}>
            {texts.playNow}
            {left === null ? '' : <span aria-hidden="true"> · {left}</span>}
          </button>
          <button
            type="button"
            className="player-pill quiet"
            onClick={() => (left === null ? setClosed(true) : setLeft(null))}
          >
            {left === null ? texts.close : texts.cancel}
          </button>
        </div>
      </div>
    </section>
  );
}
