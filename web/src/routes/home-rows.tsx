import { WideCard } from '../features/video-card/video-card.tsx';
import type { ContinuedVideo } from '../features/watch-history/continued.ts';
import { Link } from '../lib/link.tsx';
import type { CardModel } from '../page/video-card.ts';
import * as paths from '../paths.ts';
import * as listTexts from '../texts/lists.ts';
import * as texts from '../texts/videos.ts';
import { FormNote } from '../ui/form-note.tsx';
import * as workPaths from '../work-paths.ts';
import type { NewsModel } from './home-data.ts';

/** One video, with a button that removes it. It disappears at once, and returns if the server refuses. */
function Begun({ video, removed }: { video: WatchedVideo; removed(title: string): void }) {
  const fetcher = useFetcher<FormAnswer>();
  const { card, share, stoppedAt } = video;
  return (
    <li hidden={fetcher.state !== 'idle'}>
      <WideCard card={card} watched={share} />
      {stoppedAt && <p className="stopped">{fillIn(texts.resumesAtTime, { time: stoppedAt })}</p>}
      <fetcher.Form method="post" action={paths.history()} onSubmit={() => removed(card.title)}>
        <input type="hidden" name="intent" value={historyIntents.remove} />
        <input type="hidden" name="video_id" value={card.id} />
        <button
          type="submit"
          className="iconbtn"
          aria-label={fillIn(texts.removeTitleFromYourHistory, { title: card.title })}
        >
          <X className="ic" />
        </button>
      </fetcher.Form>
      <FormNote wrong={fetcher.data?.fault?.message} />
    </li>
  );
}

/** What a member left in the middle, latest first. */
function ContinueWatching({ videos }: { videos: readonly WatchedVideo[] }) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const removed = (title: string) => {
    setSaid(fillIn(texts.removedTitleFromYourHistory, { title }));
    // The pressed button disappears; keyboard users continue from here.
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
          <Begun key={video.card.id} video={video} removed={removed} />
        ))}
      </ul>
    </section>
  );
}
import { ContinueWatching } from './home-continue.tsx';

/** The newest videos of the people a member follows. */
function NewFromFollowed({ cards }: { cards: readonly CardModel[] }) {
  return (
    <section aria-labelledby="new-from-followed">
      <div className="row-head">
        <h2 id="new-from-followed">{texts.newFromPeopleYouFollow}</h2>
        <Link className="more" to={paths.feed()}>
          {texts.showAll}
        </Link>
      </div>
      <ul className="home-row" aria-labelledby="new-from-followed">
        {cards.map((card) => (
          <li key={card.id}>
            <WideCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest episode of each series that a member follows. */
function NewEpisodes({ news }: { news: readonly NewsModel[] }) {
  return (
    <section aria-labelledby="new-episodes">
      <div className="row-head">
        <h2 id="new-episodes">{listTexts.newEpisodesOfWhatYouFollow}</h2>
        <Link className="more" to={workPaths.myList()}>
          {listTexts.myList}
        </Link>
      </div>
      <ul className="home-row" aria-labelledby="new-episodes">
        {news.map(({ card, series }) => (
          <li key={card.id}>
            <WideCard card={card} />
            <p className="row-series">
              <Link to={workPaths.series(series.slug)}>{series.title}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A row of what is a member's own; nothing where there is nothing. */
export default function OwnRow(props: {
  begun?: readonly WatchedVideo[];
  followed?: readonly CardModel[];
  news?: readonly NewsModel[];
}) {
  const { begun = [], followed = [], news = [] } = props;
  if (begun.length > 0) return <ContinueWatching videos={begun} />;
  return (
    <>
      {news.length > 0 && <NewEpisodes news={news} />}
      {followed.length > 0 && <NewFromFollowed cards={followed} />}
    </>
  );
/** A row of what is a member's own; nothing where there is nothing. */
export default function OwnRow(props: {
  begun?: readonly ContinuedVideo[];
  followed?: readonly CardModel[];
}) {
  const { begun = [], followed = [] } = props;
  if (begun.length > 0) return <ContinueWatching videos={begun} />;
  return followed.length > 0 && <NewFromFollowed cards={followed} />;
}
