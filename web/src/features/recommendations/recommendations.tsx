import { Fragment, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadChunk } from '../../lib/chunks.ts';
import { useLists } from '../../lib/use-lists.ts';
import { homeAddress } from '../../page/home-address.ts';
import type { CardModel } from '../../page/video-card.ts';
import { GridRoom } from '../../parts/room.tsx';
import * as texts from '../../texts/videos.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import './recommendations.css';

/** Placeholders while a tab is loading. */
const skeletons = [1, 2, 3, 4, 5];
export interface RecommendationTab {
  slug: string;
  name: string;
}

const askTab = async (slug: string): Promise<readonly CardModel[]> =>
  (await loadChunk(() => import('./ask-recommended.ts'))).askRecommended(slug);

/**
 * The most viewed videos, with a tab for each category. The address says which tab; one comes with the page, others when
 * they are chosen.
 */
export function Recommendations(props: {
  tabs: readonly RecommendationTab[];
  /** The tab that came with the page. */
  selected: string;
  /** Null: could not be loaded. */
  first: readonly CardModel[] | null;
  draw(card: CardModel): ReactNode;
}) {
  const { tabs, draw } = props;
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('tab');
  const selected = (tabs.find(({ slug }) => slug === asked) ?? tabs[0])?.slug ?? props.selected;
  const [cards, again] = useLists(props.selected, props.first, selected, askTab);
  const links = tabs.map(({ slug, name }, index) => ({
    id: slug,
    label: name,
    href: homeAddress(search, { tab: index === 0 ? null : slug }),
  }));

  return (
    <>
      <Tabs
        label={texts.recommendationsByCategory}
        tabs={links}
        selected={selected}
        panelId="recommended"
        onSelect={(_, href) => void navigate(href, { preventScrollReset: true })}
      />
      <div
        role="tabpanel"
        id="recommended"
        aria-labelledby={`recommended-${selected}`}
        aria-busy={cards === undefined}
      >
        {cards === null ? (
          <FailedPart again={again} />
        ) : (
          <ul className="recommended">
            {cards
              ? cards.map((card, index) => (
                  <Fragment key={card.id}>
                    <li>{draw(card)}</li>
                    {cards[index + 1] && <GridRoom after={index} />}
                  </Fragment>
                ))
              : skeletons.map((place) => (
                  <li key={place} className="card-skeleton" aria-hidden="true">
                    <span className="sk" />
                    <span className="sk line" />
                    <span className="sk line short" />
                  </li>
                ))}
          </ul>
        )}
      </div>
    </>
  );
}
