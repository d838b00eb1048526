import { useId } from 'react';
import type { VideoDetails } from '#contract/videos.ts';
import { playAt } from '../features/player/index.ts';
import { LinkedText } from '../parts/linked-text.tsx';
import * as paths from '../paths.ts';
import * as texts from '../texts/videos.ts';
import './watch-description.css';

/** About what fits into the lines that a folded description shows on a phone. */
const shortLength = 130;
const shortLines = 3;

const isLong = (text: string): boolean =>
  text.length > shortLength || text.trim().split('\n').length > shortLines;

/** What is said about a video. On a phone a long one is folded, by a box to check: it works without script. */
export function Description({ video }: { video: VideoDetails }) {
  const id = useId();
  const { description } = video;
  if (!description) return <p className="text">{texts.noDescriptionAvailable}</p>;
  return (
    <>
      {isLong(description) && <input type="checkbox" id={id} className="vh unfolds" />}
      <p className="text">
        <LinkedText
          text={description}
          moments={{
            duration: video.duration_seconds,
            href: (seconds) => paths.watch(video.slug, seconds),
            playAt: (seconds) => playAt(video.id, seconds),
          }}
        />
      </p>
      {isLong(description) && (
        <label className="unfold" htmlFor={id}>
          <span className="more">{texts.showMore}</span>
          <span className="less">{texts.showLess}</span>
        </label>
      )}
    </>
  );
}
