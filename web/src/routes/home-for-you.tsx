import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { ForYou } from '#contract/recommending.ts';
import { fillIn } from '../lib/fill-in.ts';
import { Link } from '../lib/link.tsx';
import * as paths from '../recommending-paths.ts';
import * as texts from '../texts/recommending.ts';
import { ChosenCard, toChosen } from './chosen-card.tsx';

const shown = 8;

function Row(props: { id: string; title: string; cards: ForYou['items']; all?: boolean }) {
  const { id, title, cards } = props;
  return (
    <section aria-labelledby={id}>
      <div className="row-head">
        <h2 id={id}>{title}</h2>
        {props.all && (
          <Link className="more" to={paths.forYou()}>
            {texts.seeAll}
          </Link>
        )}
      </div>
      <ul className="home-row" aria-labelledby={id}>
        {cards.map((card) => (
          <ChosenCard key={card.id} chosen={toChosen(card)} />
        ))}
      </ul>
    </section>
  );
}

/** What is chosen for a member. Nothing where nothing is known of them, or it is switched off. */
export default function HomeForYou() {
  const [found, setFound] = useState<ForYou | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call('get_for_you', { p_limit: shown })
      .then((answer) => isCurrent && setFound(answer))
      .catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, []);
  if (found === null || found.basis !== 'taste' || found.items.length === 0) return null;
  const { because } = found;
  return (
    <>
      <Row id="for-you" title={texts.forYou} cards={found.items} all />
      {because && (
        <Row
          id="because-you-watched"
          title={fillIn(texts.becauseYouWatchedTitle, { title: because.title })}
          cards={because.items.map((one) => ({ ...one, reason: null }))}
        />
      )}
    </>
  );
}
