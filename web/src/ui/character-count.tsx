import { limits } from '#contract/limits.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/profile.ts';

/** How much of a post is written, of how much; near the end it is said aloud. */
export function CharacterCount({ length }: { length: number }) {
  const left = limits.postLength - length;
  return (
    <span className={left < 50 ? 'post-left few' : 'post-left'}>
      <span aria-hidden="true">{fillIn(texts.lengthOfMost, { length, most: limits.postLength })}</span>
      <span className="vh" role="status">
        {left < 50 && fillIn(texts.charactersLeft, { count: left })}
      </span>
    </span>
  );
}
