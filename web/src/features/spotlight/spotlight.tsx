import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import { Link } from '../../lib/link.tsx';
import { useAfterLoad } from '../../lib/use-after-load.ts';
import type { CardModel } from '../../page/video-card.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import { PegBar } from '../../ui/peg-bar.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useAutoAdvance } from './use-auto-advance.ts';
import './spotlight.css';

/** How far a finger travels before it is a swipe, in pixels. */
const swipeDistance = 40;

/** The banner of the home page: up to five videos, chosen by the frames of a film strip. */
export function Spotlight({ cards }: { cards: readonly CardModel[] }) {
  const { gated } = usePageState();
  const [at, setAt] = useState(0);
  const box = useRef<HTMLElement>(null);
  const finger = useRef<number | null>(null);
  const afterLoad = useAfterLoad();
  const count = cards.length;
  const advance = useAutoAdvance(box, count, () => setAt((now) => (now + 1) % count));

  const choose = (to: number) => {
    advance.giveUp();
    setAt((to + count) % count);
  };
  const card = cards[at];
  if (!card) {
    return (
      <section className="hero bare" aria-label={texts.spotlight}>
        <p>{texts.noSpotlightContentAvailable}</p>
      </section>
    );
  }

  return (
    <section
      className="hero"
      aria-roledescription="carousel"
      aria-label={texts.spotlight}
      ref={box}
      onPointerDown={(event) => {
        finger.current = event.pointerType === 'touch' ? event.clientX : null;
      }}
      onPointerUp={(event) => {
        const moved = finger.current === null ? 0 : event.clientX - finger.current;
        finger.current = null;
        if (Math.abs(moved) > swipeDistance) choose(at + (moved < 0 ? 1 : -1));
      }}
    >
      {!gated && <Pictures cards={cards} at={at} all={afterLoad} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group, not a fieldset */}
      <div
        className="in"
        role="group"
        aria-roledescription="slide"
        aria-label={fillIn(texts.atOfCount, { at: at + 1, count })}
      >
        <div aria-live={advance.running ? 'off' : 'polite'}>
          <p className="eyebrow">
            <PegBar className="pegs" />
            {fillIn(texts.atSpotlight, { at: at + 1 })}
          </p>
          <h2>{card.title}</h2>
          <p className="facts">
            {card.category && <span>{card.category}</span>}
            <time dateTime={card.moment}>{card.date}</time>
            <span>{card.views}</span>
            {card.format && <span className="pill">{card.format}</span>}
            {card.subtitled && <span className="pill">{texts.sub}</span>}
          </p>
          {card.description && <p className="syn">{card.description}</p>}
          <p className="cta">
            <Link className="btn pri" to={paths.watch(card.slug)}>
              <Play className="ic" />
              {texts.watchNow}
            </Link>
          </p>
        </div>
        {count > 1 && (
          <div className="strip needs-script">
            {advance.possible && (
              <button
                type="button"
                className="iconbtn pace"
                aria-label={advance.paused ? texts.playTheSlideshow : texts.pauseTheSlideshow}
                onClick={advance.toggle}
              >
                {advance.paused ? <Play className="ic" /> : <Pause className="ic" />}
              </button>
            )}
            <button
              type="button"
              className="iconbtn step"
              aria-label={texts.previousSlide}
              onClick={() => choose(at - 1)}
            >
              <ChevronLeft className="ic" />
            </button>
            {cards.map((one, index) => (
              <button
                type="button"
                key={one.id}
                className={index === at && advance.running ? 'frame runs' : 'frame'}
                aria-label={fillIn(texts.slideIndexOfCount, { index: index + 1, count })}
                aria-current={index === at || undefined}
                onClick={() => choose(index)}
              >
                {afterLoad && !gated && one.thumbnail && <Picture address={one.thumbnail} most={320} />}
              </button>
            ))}
            <button
              type="button"
              className="iconbtn step"
              aria-label={texts.nextSlide}
              onClick={() => choose(at + 1)}
            >
              <ChevronRight className="ic" />
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The first picture comes with the page; the others after it has loaded. */
function Pictures({ cards, at, all }: { cards: readonly CardModel[]; at: number; all: boolean }) {
  return (
    <div className="pictures">
      {cards.map((card, index) => {
        if (index > 0 && !all) return null;
        const className = `picture${index === at ? ' on' : ''}`;
        return card.thumbnail ? (
          <Picture
            key={card.id}
            className={className}
            address={card.thumbnail}
            most={1280}
            sizes="(max-width: 767px) 640px, 100vw"
            eager
            fetchPriority={index ? 'low' : 'high'}
          />
        ) : (
          <span key={card.id} className={`${className} no-image`}>
            {texts.noImageAvailable}
          </span>
        );
      })}
    </div>
  );
}
