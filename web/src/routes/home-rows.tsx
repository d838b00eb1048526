import { WideCard } from '../features/video-card/video-card.tsx';
import type { ContinuedVideo } from '../features/watch-history/continued.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { Link } from '../lib/link.tsx';
import type { CardModel } from '../page/video-card.ts';
import { WhenNear } from '../parts/when-near.tsx';
import * as paths from '../paths.ts';
import * as listTexts from '../texts/lists.ts';
import * as texts from '../texts/videos.ts';
import * as workPaths from '../work-paths.ts';
import { ContinueWatching } from './home-continue.tsx';
import type { NewsModel } from './home-data.ts';

const ForYou = lazyPart(() => import('./home-for-you.tsx'));

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
  begun?: readonly ContinuedVideo[];
  followed?: readonly CardModel[];
  news?: readonly NewsModel[];
}) {
  const { begun = [], followed = [], news = [] } = props;
  if (begun.length > 0) return <ContinueWatching videos={begun} />;
  return (
    <>
      {props.followed && (
        <WhenNear>
          <ForYou />
        </WhenNear>
      )}
      {news.length > 0 && <NewEpisodes news={news} />}
      {followed.length > 0 && <NewFromFollowed cards={followed} />}
    </>
  );
}
