import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/common.ts';
import './character-count.css';

/** How much of a text is written, of how much it may be; near the end it is said aloud. */
export function CharacterCount({ length, most }: { length: number; most: number }) {
  const left = most - length;
  return (
    <span className={left < 50 ? 'character-count few' : 'character-count'}>
      <span aria-hidden="true">{fillIn(texts.lengthOfMost, { length, most })}</span>
      <span className="vh" role="status">
        {left < 50 && fillIn(texts.charactersLeft, { count: left })}
      </span>
    </span>
  );
}
