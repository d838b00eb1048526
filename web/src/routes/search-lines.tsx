import { MarkedMatches } from '../features/listing/marked-matches.tsx';
import { RowCard } from '../features/video-card/video-card.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { formatDuration } from '../lib/format.ts';
import { Link } from '../lib/link.tsx';
import type { CardModel } from '../page/video-card.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/search.ts';
import './search-lines.css';

/** Videos with what is said in them, each line a way to the second at which it is said. */
export function SearchLines(props: {
  words: string;
  videos: readonly {
    card: CardModel;
    lines: readonly { seconds: number; text: string; language: string }[];
  }[];
}) {
  return (
    <MarkedMatches query={props.words}>
      <ul className="said">
        {props.videos.map(({ card, lines }) => (
          <li key={card.id}>
            <RowCard card={card} heading="h2" eager={false} />
            <ul aria-label={fillIn(texts.linesOfTitle, { title: card.title })}>
              {lines.map(({ seconds, text, language }) => (
                <li key={`${language} ${seconds} ${text}`}>
                  <Link className="said-line" to={paths.watch(card.slug, seconds)}>
                    <time>{formatDuration(seconds)}</time>
                    <q className="said-words" lang={language}>
                      {text}
                    </q>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </MarkedMatches>
  );
}
