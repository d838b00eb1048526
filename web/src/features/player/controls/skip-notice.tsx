import { useEffect, useRef } from 'react';
import type { SkipKind } from '#contract/work-words.ts';
import * as texts from '../../../texts/player.ts';
import { readPreferences } from '../engine/preferences.ts';
import { endsVideo, goesByItself, skipAt } from '../rules/skip-rules.ts';
import { usePlayer, usePlayerState } from './player-context.tsx';
import './skip-notice.css';

const skipWords: Record<SkipKind, string> = {
  opening: texts.skipOpening,
  ending: texts.skipEnding,
  recap: texts.skipRecap,
};
const skippedWords: Record<SkipKind, string> = {
  opening: texts.openingSkipped,
  ending: texts.endingSkipped,
  recap: texts.recapSkipped,
};

/** A button while an opening, ending or recap plays. Openings and recaps go by themselves for who likes that, once. */
export function SkipNotice() {
  const { engine, skips, next, place, act, say } = usePlayer();
  const at = usePlayerState((state) => (state.started && !state.ended ? skipAt(skips, state.time) : -1));
  const duration = usePlayerState((state) => state.duration);
  const gone = useRef(new Set<number>());
  const skip = skips[at];
  useEffect(() => {
    const here = skips[at];
    if (!here || gone.current.has(at) || !goesByItself(here, readPreferences().skipOpenings)) return;
    // Whoever goes back to it wants to see it.
    gone.current.add(at);
    engine.seekTo(here.ends_at);
    say(skippedWords[here.kind]);
  }, [at, skips, engine, say]);
  if (!skip || place !== 'page') return null;
  const isLast = endsVideo(skip, duration ?? Number.POSITIVE_INFINITY);
  return (
    <div className="player-skip">
      {skip.kind === 'ending' && next ? (
        <button type="button" className="player-pill" onClick={() => act({ do: 'next' })}>
          {texts.nextEpisode}
        </button>
      ) : null}
      {isLast ? null : (
        <button
          type="button"
          className="player-pill"
          onClick={({ currentTarget }) => {
            engine.seekTo(skip.ends_at);
            // The button goes: keys are for the player.
            currentTarget.closest<HTMLElement>('.player')?.focus({ preventScroll: true });
          }}
        >
          {skipWords[skip.kind]}
        </button>
      )}
    </div>
  );
}
