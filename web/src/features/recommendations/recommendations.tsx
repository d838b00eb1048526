import { Fragment, type ReactNode, useRef, useState } from 'react';
import { loadChunk } from '../../lib/chunks.ts';
import type { CardModel } from '../../page/video-card.ts';
import { GridRoom } from '../../parts/room.tsx';
import * as paths from '../../paths.ts';
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

const without = (set: ReadonlySet<string>, gone: string): ReadonlySet<string> =>
  new Set([...set].filter((one) => one !== gone));

/** The most viewed videos, with a tab for each category. The first tab comes with the page, others when chosen. */
export function Recommendations(props: {
  tabs: readonly RecommendationTab[];
  selected: string;
  /** Null: could not be loaded. */
  first: readonly CardModel[] | null;
  draw(card: CardModel): ReactNode;
}) {
  const { tabs, draw } = props;
  const [selected, setSelected] = useState(props.selected);
  const [groups, setGroups] = useState<Record<string, readonly CardModel[]>>(
    props.first ? { [props.selected]: props.first } : {},
  );
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set(props.first ? [] : [props.selected]));
  const asked = useRef(new Set<string>());

  const load = async (slug: string) => {
    if (asked.current.has(slug)) return;
    asked.current.add(slug);
    setFailed((before) => without(before, slug));
    try {
      const { askRecommended } = await loadChunk(() => import('./ask-recommended.ts'));
      const cards = await askRecommended(slug);
      setGroups((known) => ({ ...known, [slug]: cards }));
    } catch (error) {
      console.error(error);
      asked.current.delete(slug);
      setFailed((before) => new Set([...before, slug]));
    }
  };
  const select = (slug: string) => {
    setSelected(slug);
    if (!groups[slug]) void load(slug);
  };
  const cards = groups[selected];
  const hasFailed = !cards && failed.has(selected);

  return (
    <>
      <Tabs
        label={texts.recommendationsByCategory}
        tabs={tabs.map((tab) => ({ id: tab.slug, label: tab.name, href: paths.home({ tab: tab.slug }) }))}
        selected={selected}
        panelId="recommended"
        onSelect={select}
      />
      <div
        role="tabpanel"
        id="recommended"
        aria-labelledby={`recommended-${selected}`}
        aria-busy={!cards && !hasFailed}
      >
        {hasFailed ? (
          <FailedPart again={() => void load(selected)} />
        ) : (
          <ul className="recommended">
            {cards
              ? cards.map((card, index) => (
                  <Fragment key={card.id}>
                    <li>{draw(card)}</li>
                    <GridRoom after={index} />
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
