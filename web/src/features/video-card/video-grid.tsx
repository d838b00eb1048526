import { Fragment } from 'react';
import type { CardModel } from '../../page/video-card.ts';
import { GridRoom } from '../../parts/room.tsx';
import type { ViewLayout } from '../../state/layout-settings.ts';
import { usePageState } from '../../state/page-state.tsx';
import { RowCard, SquareCard, WideCard } from './video-card.tsx';
import './whole-rows.css';

/** Cards in the first rows are in the first view and are loaded at once. */
const eagerCards = 4;

function cardFor(view: ViewLayout, card: CardModel, heading: 'h2' | 'h3', eager: boolean) {
  const props = { card, heading, eager };
  if (view === 'compact') return <SquareCard {...props} />;
  if (view === 'list') return <RowCard {...props} />;
  if (view === 'details') return <RowCard {...props} detailed />;
  return <WideCard {...props} described={view === 'large' || card.why === true} />;
}

/** A list of videos in the layout that the visitor chose. */
export function VideoGrid(props: {
  cards: readonly CardModel[];
  /** How many belong to the list; those behind fill its last row where ads would leave it half empty. */
  shown?: number;
  heading?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const { settings } = usePageState();
  const { viewLayout, gridColumns } = settings;
  return (
    <ul className="video-grid" data-view={viewLayout} data-columns={gridColumns}>
      {props.cards.map((card, index) => {
        const isSpare = index >= props.shown!;
        return (
          <Fragment key={card.id}>
            <li className={isSpare ? 'spare' : undefined}>
              {cardFor(viewLayout, card, props.heading ?? 'h3', Boolean(props.eager) && index < eagerCards)}
            </li>
            {isSpare || <GridRoom after={index} />}
          </Fragment>
        );
      })}
    </ul>
  );
}
