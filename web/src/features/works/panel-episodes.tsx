import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Work } from '#contract/works.ts';
import { type EpisodePlace, pageWords, toEpisode } from '../../page/series.ts';
import { isLater } from '../../page/work-marks.ts';
import { useMember } from '../../state/member.tsx';
import { setLaterVideo } from '../../state/spoiler-shield.ts';
import * as texts from '../../texts/works.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { PanelEpisode } from './panel-episode.tsx';
import { PanelMark } from './panel-mark.tsx';
import { ShieldSwitch } from './shield-switch.tsx';
import { useMarks } from './use-marks.ts';

const keys: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** The episodes of a season fifty at a time, what was seen of them, and the other seasons. */
export default function PanelEpisodes({ place, videoId }: { place: EpisodePlace; videoId: string }) {
  const [shown, setShown] = useState({ slug: place.series.slug, page: place.page });
  const [found, setFound] = useState<{ work: Work; key: string } | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  const [changes, setChanges] = useState(0);
  const key = `${shown.slug} ${shown.page}`;

  // Another video of the same series may stand on another page of it.
  const { series, page } = place;
  useEffect(() => setShown({ slug: series.slug, page }), [series.slug, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody tries again.
  useEffect(() => {
    let isCurrent = true;
    call('get_work', { p_slug: shown.slug, p_page: shown.page })
      .then(([work]) => isCurrent && setFound(work ? { work, key } : 'failed'))
      .catch((error: unknown) => {
        console.error(error);
        if (isCurrent) setFound('failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [key, tries]);

  if (found === 'failed')
    return (
      <FailedPart
        text={texts.failedToLoadEpisodes}
        again={() => {
          setFound(null);
          setTries(tries + 1);
        }}
      />
    );
  if (!found)
    return (
      <p className="panel-waits" role="status">
        {texts.loadingEpisodes}
      </p>
    );
  return (
    <Season
      work={found.work}
      videoId={videoId}
      asked={`${videoId} ${changes}`}
      show={setShown}
      changed={() => setChanges(changes + 1)}
    />
  );
}

function Season(props: {
  work: Work;
  videoId: string;
  asked: string;
  show(what: { slug: string; page: number }): void;
  changed(): void;
}) {
  const { work, videoId, show } = props;
  const isMember = useMember() !== null;
  const list = useRef<HTMLOListElement>(null);
  const episodes = useMemo(() => work.episodes.map((one) => toEpisode(one, Date.now())), [work]);
  const marks = useMarks(work.slug, episodes, null, props.asked);
  const here = episodes.findIndex(({ versions }) => versions.some(({ id }) => id === videoId));
  const language = episodes[here]?.versions.find(({ id }) => id === videoId)?.audioCode ?? null;
  const [focused, setFocused] = useState<number | null>(null);
  const reached = focused ?? (here >= 0 ? here : episodes.findIndex(({ versions }) => versions.length > 0));

  // biome-ignore lint/correctness/useExhaustiveDependencies: where one is comes into sight with each video and season.
  useEffect(() => {
    setFocused(null);
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Not scrollIntoView, which moves the page too.
    if (list.current) list.current.scrollTop = row ? row.offsetTop - row.offsetHeight : 0;
  }, [work, videoId]);

  const isHereLater = here >= 0 && marks !== null && isLater(episodes[here]!, marks, work.first);
  useEffect(() => {
    // Another season or range says nothing of what plays.
    if (here >= 0) setLaterVideo(isHereLater ? videoId : null);
  }, [here, isHereLater, videoId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said of one video.
  useEffect(() => () => setLaterVideo(null), [videoId]);

  const move = (event: KeyboardEvent) => {
    const links = [...list.current!.querySelectorAll<HTMLElement>('a')];
    const at = links.indexOf(document.activeElement as HTMLElement);
    const to = keys[event.key]?.(at, links.length - 1);
    if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    // The player has these keys everywhere else.
    event.preventDefault();
    const link = links[to]!;
    setFocused(Number(link.dataset.at));
    link.focus();
  };
  return (
    <>
      <div className="panel-choices">
        {work.series.length > 1 && (
          <select
            className="field"
            aria-label={texts.season}
            value={work.slug}
            onChange={(event) => show({ slug: event.currentTarget.value, page: 1 })}
          >
            {work.series.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </select>
        )}
        {work.pages.length > 1 && (
          <select
            className="field"
            aria-label={texts.range}
            value={work.page}
            onChange={(event) => show({ slug: work.slug, page: Number(event.currentTarget.value) })}
          >
            {work.pages.map((bounds, index) => (
              <option key={pageWords(bounds)} value={index + 1}>
                {pageWords(bounds)}
              </option>
            ))}
          </select>
        )}
        <ShieldSwitch />
        {isMember && here >= 0 && marks && (
          <PanelMark
            episode={episodes[here]!}
            videoId={videoId}
            isSeen={marks.shares[episodes[here]!.id] === 1}
            changed={props.changed}
          />
        )}
      </div>
      <ol ref={list} aria-label={work.title} aria-description={texts.useArrowKeys} onKeyDown={move}>
        {episodes.map((episode, index) => (
          <PanelEpisode
            key={episode.id}
            episode={episode}
            at={index}
            isHere={index === here}
            isReached={index === reached}
            language={language}
            videoId={videoId}
            marks={marks}
            first={work.first}
          />
        ))}
      </ol>
    </>
  );
}
