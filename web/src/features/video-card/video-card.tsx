import type { ReactNode } from 'react';
import { Link } from '../../lib/link.tsx';
import type { CardModel } from '../../page/video-card.ts';
import * as paths from '../../paths.ts';
import { usePageState } from '../../state/page-state.tsx';
import * as texts from '../../texts/videos.ts';
import { Art } from './art.tsx';
import { rememberModel } from './card-models.ts';
import './video-card.css';

/** Widths of a picture on the page: the browser uses them to choose the file, unless it has laid the page out by then. */
const gridSizes = 'auto, (max-width: 639px) 50vw, (max-width: 1023px) 33vw, 25vw';
const squareSizes = '(max-width: 639px) 88vw, 33vw';
const rowSizes = 'auto, 248px';

export interface CardProps {
  card: CardModel;
  /** Level of the title under the section's heading. */
  heading?: 'h2' | 'h3';
  /** In the first view: load it at once. */
  eager?: boolean;
}

/** The link to the video: it stands on the title and covers the whole card except its heart and its uploader. */
function Title({ card, heading: Heading = 'h3' }: CardProps) {
  return (
    <Heading className="card-title">
      <Link to={paths.watch(card.slug)}>{card.title}</Link>
    </Heading>
  );
}

interface FactsProps {
  card: CardModel;
  short?: boolean;
  /** Called when the link to the uploader is followed. */
  onFollow?: () => void;
}

/** Uploader, number of views and date. */
export function Facts({ card, short = false, onFollow }: FactsProps) {
  return (
    <p className="meta">
      {!short && card.uploader && (
        <b>
          {card.uploaderName ? (
            <Link to={paths.user(card.uploaderName)} onClick={onFollow}>
              {card.uploader}
            </Link>
          ) : (
            card.uploader
          )}
        </b>
      )}
      <span>
        {card.views} · <time dateTime={card.moment}>{card.date}</time>
      </span>
    </p>
  );
}

/** What the layers of the page read from a card: its video, and its preview unless previews are off. */
function useLayers(card: CardModel) {
  const { settings, gated } = usePageState();
  const preview = settings.autoPlayPreviews && !gated ? card.preview : null;
  return { ref: rememberModel(card), ...(preview ? { 'data-preview': preview } : {}) };
}

/** `watched` is the share that was watched, 0 to 1; screen readers get it from words beside it. */
const progress = (watched: number | null | undefined) =>
  watched != null && <span className="watched" style={{ width: `${Math.round(watched * 100)}%` }} />;

/** Wide card: 16:9 picture, two lines of title, one line of facts. */
export function WideCard(props: CardProps & { described?: boolean; watched?: number | null }) {
  const { card, described } = props;
  return (
    <article className="card" {...useLayers(card)}>
      <Art card={card} sizes={gridSizes} eager={props.eager ?? false}>
        {progress(props.watched)}
      </Art>
      <Title {...props} />
      <Facts card={card} />
      {described && card.description && <p className="about">{card.description}</p>}
    </article>
  );
}

/** Square card: also says whether the title is still airing. */
export function SquareCard(props: CardProps) {
  const { card } = props;
  return (
    <article className="card square" {...useLayers(card)}>
      <Art card={card} sizes={squareSizes} eager={props.eager ?? false} withOngoing />
      <Title {...props} />
      <Facts card={card} short />
    </article>
  );
}

/**
 * Row: picture on the left, words on the right; `detailed` adds the description.
 */
export function RowCard(
  props: CardProps & { detailed?: boolean; watched?: number | null; children?: ReactNode },
) {
  const { card, detailed } = props;
  return (
    <article className={detailed ? 'card row detailed' : 'card row'} {...useLayers(card)}>
      <Art card={card} sizes={rowSizes} eager={props.eager ?? false}>
        {progress(props.watched)}
      </Art>
      <div className="words">
        <Title {...props} />
        <Facts card={card} />
        {props.children}
        {(detailed || card.why) && <p className="about">{card.description ?? texts.noDescription}</p>}
      </div>
    </article>
  );
}
