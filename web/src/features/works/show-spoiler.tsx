import type { RefObject } from 'react';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/works.ts';

/** Shows what was hidden of an episode. The button goes with it: whoever pressed it by key reads on at the link in `beside`. */
export function ShowSpoiler(props: {
  episode: string;
  beside: RefObject<HTMLElement | null>;
  onShow(): void;
}) {
  return (
    <button
      type="button"
      className="spoiler-show"
      aria-label={fillIn(texts.showSpoilerOf, { episode: props.episode })}
      onClick={() => {
        props.onShow();
        props.beside.current?.querySelector('a')?.focus();
      }}
    >
      {texts.show}
    </button>
  );
}
