import { type ReactNode, Suspense } from 'react';
import { laterPart } from '../../lib/lazy-part.ts';
import { useInBrowser } from '../../lib/use-in-browser.ts';
import type { CardModel } from '../../page/video-card.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import { Picture } from '../../ui/picture.tsx';
import './heart.css';

const HeartButton = laterPart(() => import('./heart.tsx'));

/** The picture of a card with its badges and what lies over it. Behind the age gate it is an empty plate. */
export function Art(props: {
  card: CardModel;
  eager?: boolean;
  withOngoing?: boolean;
  sizes: string;
  children?: ReactNode;
}) {
  const { card } = props;
  const { gated } = usePageState();
  const inBrowser = useInBrowser();
  return (
    <div className="art" data-shield={card.shield?.act}>
      {card.thumbnail && !gated ? (
        <Picture address={card.thumbnail} sizes={props.sizes} eager={props.eager} />
      ) : (
        !gated && <span className="no-image">{texts.noImage}</span>
      )}
      {props.children}
      <span className="badges">
        {card.shield && <span className="tag shielded">{card.shield.name}</span>}
        {card.format && <span className="tag">{card.format}</span>}
        {card.subtitled && <span className="tag">{texts.sub}</span>}
        {card.quality && <span className="tag">{card.quality}</span>}
        {props.withOngoing && card.ongoing && <span className="tag ongoing">{texts.ongoing}</span>}
      </span>
      {card.duration && <span className="tag br">{card.duration}</span>}
      {/* Not in the page as it is sent: hearts would be a seventh of its bytes. */}
      {inBrowser && (
        <Suspense>
          <HeartButton id={card.id} title={card.title} />
        </Suspense>
      )}
    </div>
  );
}
