import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { WideCard } from '../features/video-card/video-card.tsx';
import type { ContinuedVideo } from '../features/watch-history/continued.ts';
import { historyIntents } from '../features/watch-history/intents.ts';
import { fillIn } from '../lib/fill-in.ts';
import { Link } from '../lib/link.tsx';
import type { FormAnswer } from '../page/page-form.ts';
import * as paths from '../paths.ts';
import { useShield } from '../state/spoiler-shield.ts';
import * as texts from '../texts/videos.ts';
import { FormNote } from '../ui/form-note.tsx';

/** A button that sends one act about a video. */
function Act(props: {
  intent: string;
  videoId: string;
  label: string;
  fetcher: ReturnType<typeof useFetcher<FormAnswer>>;
  done(): void;
  children: React.ReactNode;
}) {
  const { fetcher: sending } = props;
  return (
    <sending.Form method="post" action={paths.history()} onSubmit={props.done}>
      <input type="hidden" name="intent" value={props.intent} />
      <input type="hidden" name="video_id" value={props.videoId} />
      <button type="submit" className="iconbtn" aria-label={props.label} title={props.label}>
        {props.children}
      </button>
    </sending.Form>
  );
}

/** Where a series goes on. What the episode is called may tell too much. */
function Episode(props: {
  series: NonNullable<ContinuedVideo['series']>;
  stoppedAt: string | null;
  isHidden: boolean;
  show(): void;
}) {
  const { series, stoppedAt, isHidden } = props;
  const { called, episode } = series;
  return (
    <p className="stopped episode-of">
      <b className="episode-number">{episode}</b>
      {called !== null && (
        <span className="spoiler" aria-hidden={isHidden || undefined}>
          {called}
        </span>
      )}
      {isHidden && (
        <button
          type="button"
          className="episode-show"
          aria-label={fillIn(texts.showTitleAndPictureOf, { episode })}
          onClick={props.show}
        >
          {texts.show}
        </button>
      )}
      {stoppedAt && <span>{fillIn(texts.resumesAtTime, { time: stoppedAt })}</span>}
    </p>
  );
}

/** A video or a series, with buttons that take it out and that mark it as watched. */
function Begun(props: { video: ContinuedVideo; said(words: string): void }) {
  const removing = useFetcher<FormAnswer>();
  const marking = useFetcher<FormAnswer>();
  const row = useRef<HTMLLIElement>(null);
  const { card, share, stoppedAt, series, watchedId } = props.video;
  const [shown, setShown] = useState<string | null>(null);
  const mayTell = Boolean(series?.tells) && shown !== card.id;
  const isHidden = useShield() && mayTell;
  const { title } = card;
  const what = series ? `${title}, ${series.episode}` : title;
  return (
    <li
      hidden={removing.state !== 'idle'}
      className={isHidden ? 'tells' : mayTell ? 'may-tell' : undefined}
      ref={row}
    >
      <WideCard card={card} watched={share} />
      {series ? (
        <Episode
          series={series}
          stoppedAt={stoppedAt}
          isHidden={isHidden}
          show={() => {
            setShown(card.id);
            row.current?.querySelector<HTMLElement>('h3 a')?.focus();
          }}
        />
      ) : (
        stoppedAt && <p className="stopped">{fillIn(texts.resumesAtTime, { time: stoppedAt })}</p>
      )}
      <div className="begun-acts">
        <Act
          fetcher={marking}
          intent={historyIntents.markWatched}
          videoId={card.id}
          label={fillIn(texts.markTitleAsWatched, { title: what })}
          done={() => props.said(fillIn(texts.markedTitleAsWatched, { title: what }))}
        >
          <Check className="ic" />
        </Act>
        <Act
          fetcher={removing}
          intent={series ? historyIntents.setAside : historyIntents.remove}
          videoId={series ? watchedId : card.id}
          label={fillIn(series ? texts.removeTitleFromContinueWatching : texts.removeTitleFromYourHistory, {
            title,
          })}
          done={() =>
            props.said(
              fillIn(series ? texts.removedTitleFromContinueWatching : texts.removedTitleFromYourHistory, {
                title,
              }),
            )
          }
        >
          <X className="ic" />
        </Act>
      </div>
      <FormNote wrong={removing.data?.fault?.message ?? marking.data?.fault?.message} />
    </li>
  );
}

/** What a member goes on with, latest first: one tile for a series. */
export function ContinueWatching({ videos }: { videos: readonly ContinuedVideo[] }) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const tell = (words: string) => {
    setSaid(words);
    // The pressed button may disappear; keyboard users continue from here.
    list.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby="continue-watching">
      <div className="row-head">
        <h2 id="continue-watching">{texts.continueWatching}</h2>
        <Link className="more" to={paths.history()}>
          {texts.history}
        </Link>
      </div>
      <p className="vh" role="status">
        {said}
      </p>
      <ul className="home-row begun" ref={list} tabIndex={-1} aria-labelledby="continue-watching">
        {videos.map((video) => (
          <Begun key={video.series?.path ?? video.card.id} video={video} said={tell} />
        ))}
      </ul>
    </section>
  );
}
