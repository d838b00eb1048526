import { useEffect, useRef, useState } from 'react';
import { usePlayer, usePlayerState } from './player-context.tsx';
import './caption-layer.css';

/** A cue that its author put in the upper half of the picture stays there (signs, song texts). */
const isHigh = (cue: VTTCue): boolean =>
  typeof cue.line === 'number' && (cue.snapToLines ? cue.line >= 0 && cue.line < 8 : cue.line < 50);

/** Draws the cues of the chosen captions. Lower ones rise while the controls are shown. */
export function CaptionLayer() {
  const { engine } = usePlayer();
  const chosen = usePlayerState((state) => state.caption);
  const size = usePlayerState((state) => state.captionSize);
  const color = usePlayerState((state) => state.captionColor);
  const background = usePlayerState((state) => state.captionBackground);
  const [cues, setCues] = useState<readonly VTTCue[]>([]);

  useEffect(() => {
    const track = chosen === null ? null : engine.captionTrack();
    if (!track) {
      setCues([]);
      return;
    }
    const read = () => setCues([...(track.activeCues ?? [])] as VTTCue[]);
    read();
    track.addEventListener('cuechange', read);
    return () => track.removeEventListener('cuechange', read);
  }, [engine, chosen]);

  if (cues.length === 0) return null;
  const groups = [
    ['high', cues.filter(isHigh)],
    ['low', cues.filter((cue) => !isHigh(cue))],
  ] as const;
  return groups.map(([at, group]) =>
    group.length > 0 ? (
      <div
        key={at}
        className={`player-cues ${at}`}
        data-color={color}
        data-background={background}
        style={{ '--caption-size': size } as React.CSSProperties}
      >
        {group.map((cue) => (
          <CueText key={`${cue.startTime}-${cue.id}-${cue.text}`} cue={cue} />
        ))}
      </div>
    ) : null,
  );
}

/** The browser's own rendering of the cue: its italics, voices and line breaks, never markup of ours. */
function CueText({ cue }: { cue: VTTCue }) {
  const line = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    line.current?.replaceChildren(cue.getCueAsHTML());
  }, [cue]);
  return (
    <p>
      <span ref={line} />
    </p>
  );
}
