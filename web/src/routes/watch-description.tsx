import { Fragment, useId } from 'react';
import type { VideoDetails } from '#contract/videos.ts';
import { playAt } from '../features/player/index.ts';
import { LinkedText } from '../parts/linked-text.tsx';
import * as paths from '../paths.ts';
import { setLaterVideo, useHidesChapters } from '../state/spoiler-shield.ts';
import * as texts from '../texts/videos.ts';
import './watch-description.css';

/** About what fits into the lines that a folded description shows on a phone. */
const shortLength = 130;
const shortLines = 3;

/** Parts with an empty line or more between them: folded, a text spends no line on those. */
const partsOf = (text: string): string[] => text.trim().split(/\n(?:[^\S\n]*\n)+/);
/** A list of chapters, as uploaders write them: a moment at the beginning of each line. */
const isListOfMoments = (part: string): boolean =>
  part.split('\n').every((line) => /^\s*(?:[-•*]\s*)?(?:\d+:)?\d{1,2}:\d{2}\b/.test(line));
const isLong = (text: string): boolean =>
  text.length > shortLength || partsOf(text).join('\n').split('\n').length > shortLines;

/** What is said about a video. On a phone a long one is folded, by a box to check: it works without script. */
export function Description({ video }: { video: VideoDetails }) {
  const id = useId();
  const { description } = video;
  const hidesChapters = useHidesChapters(video.id);
  if (!description?.trim()) return <p className="text">{texts.noDescriptionAvailable}</p>;
  const moments = {
    duration: video.duration_seconds,
    href: (seconds: number) => paths.watch(video.slug, seconds),
    playAt: (seconds: number) => playAt(video.id, seconds),
  };
  return (
    <>
      {isLong(description) && <input type="checkbox" id={id} className="vh unfolds" />}
      <p className="text">
        {partsOf(description).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text keeps the order of its parts
          <Fragment key={index}>
            {index > 0 && '\n'}
            {index > 0 && <span className="empty-line">{'\n'}</span>}
            {/* Folded, a list is not cut in its middle. */}
            <span className={index > 0 && isListOfMoments(part) ? 'list-of-moments' : undefined}>
              {hidesChapters && isListOfMoments(part) ? (
                <button type="button" className="btn sm flat" onClick={() => setLaterVideo(null)}>
                  {texts.showChapters}
                </button>
              ) : (
                <LinkedText text={part} moments={moments} />
              )}
            </span>
          </Fragment>
        ))}
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
