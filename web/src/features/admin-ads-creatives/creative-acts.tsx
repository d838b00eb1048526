import type { AdCreative } from '#contract/ad-shapes.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';
import { activateWords, endWords } from './creative-words.ts';

export type CreativeAct = 'preview' | 'pause' | 'edit' | 'duplicate' | 'end';

/** What can be done with a creative, by its status. */
export function CreativeActs(props: {
  creative: AdCreative;
  isBusy: boolean;
  onAct(act: CreativeAct, creative: AdCreative): void;
}) {
  const { creative, isBusy, onAct } = props;
  const { status } = creative;
  const button = (act: CreativeAct, words: string) => (
    <button
      type="button"
      className="linklike"
      aria-label={`${words}: ${creative.title}`}
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onAct(act, creative);
      }}
    >
      {words}
    </button>
  );
  return (
    <span className="row-acts needs-script">
      {status === 'active' ? button('pause', texts.pause) : button('preview', activateWords[status])}
      {button('edit', texts.edit)}
      {status === 'active' && button('duplicate', texts.duplicate)}
      {button('end', endWords[status])}
    </span>
  );
}
