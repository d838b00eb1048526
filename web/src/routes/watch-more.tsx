import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import { RowCard } from '../features/video-card/video-card.tsx';
import { type CardModel, toCard } from '../page/video-card.ts';
import * as texts from '../texts/recommending.ts';
import '../features/recommending/recommending.css';

const shown = 6;

/** What belongs with a video, below what is related by its words. Nothing where nothing is known, or it is switched off. */
export default function MoreLikeThis(props: { videoId: string; besides: readonly string[] }) {
  const { videoId } = props;
  const [found, setFound] = useState<readonly CardModel[]>([]);
  useEffect(() => {
    let isCurrent = true;
    call('get_similar_videos', { p_video_id: videoId, p_limit: 24 })
      .then(({ basis, items }) => isCurrent && setFound(basis === 'taste' ? items.map(toCard) : []))
      .catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [videoId]);
  const cards = found.filter(({ id }) => !props.besides.includes(id)).slice(0, shown);
  if (cards.length === 0) return null;
  return (
    <section className="similar-videos" aria-labelledby="more-like-this">
      <h2 id="more-like-this">{texts.moreLikeThis}</h2>
      <ul className="similar-list">
        {cards.map((card) => (
          <li key={card.id}>
            <RowCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
