import { frameAt, type StoryboardFrame } from '../rules/storyboard.ts';
import { clockTime } from '../rules/time-format.ts';

/** Width of the picture in the bubble, in CSS pixels. */
const shownWidth = 192;

/** What the pointer is over: a small picture, the time, and the chapter. Visual only; the slider says the rest. */
export function SeekBubble(props: {
  time: number;
  share: number;
  title: string | null;
  frames: readonly StoryboardFrame[];
}) {
  const { time, share, title } = props;
  const frame = frameAt(props.frames, time);
  const scale = frame ? shownWidth / frame.width : 1;
  return (
    <div className="player-bubble" style={{ '--at': share } as React.CSSProperties} aria-hidden="true">
      {frame ? (
        <div className="player-bubble-picture" style={{ height: frame.height * scale }}>
          <div
            style={{
              width: frame.width,
              height: frame.height,
              transform: `scale(${scale})`,
              background: `url("${frame.url.replaceAll('"', '%22')}") -${frame.x}px -${frame.y}px`,
            }}
          />
        </div>
      ) : null}
      <p>
        <b>{clockTime(time)}</b> {title}
      </p>
    </div>
  );
}
