import { type ReactNode, useState } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import { exposureLimits } from '#contract/evidence-lists.ts';
import { countOf } from '../lib/format.ts';
import { sentence } from '../lib/sentence.tsx';
import * as texts from '../texts/moderation.ts';

export interface Cover {
  /** It was asked for: videos play only then. */
  isClear: boolean;
  /** The address of a picture: another one once it is clear, so that the browser fetches it again. */
  at(address: string): string;
}
const plain: Cover = { isClear: true, at: (address) => address };

/**
 * What may show a minor. The server sends it blurred and grey until its admin asks to see it clearly, which is counted for them. `isCovered`
 * false: nothing of the kind, and `children` are drawn as they are.
 */
export function Uncover(props: { subjectId: string; isCovered: boolean; children(cover: Cover): ReactNode }) {
  const { subjectId, isCovered, children } = props;
  const [seen, setSeen] = useState<Output<'uncover_media'> | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!isCovered) return children(plain);
  const uncover = async () => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      setSeen(await call('uncover_media', { p_subject_id: subjectId }));
    } catch (error) {
      setFault(error instanceof Error ? error.message : texts.itCannotBeReached);
    }
    setBusy(false);
  };
  return (
    <>
      {children({
        isClear: seen !== null,
        at: (address) =>
          seen === null
            ? address
            : `${address}${address.includes('?') ? '&' : '?'}until=${Date.parse(seen.until)}`,
      })}
      {seen === null ? (
        <>
          <p className="cover-hint">{texts.itMayShowAMinor}</p>
          <button
            type="button"
            className="btn sm flat needs-script"
            aria-disabled={isBusy}
            onClick={() => void uncover()}
          >
            {texts.showItClearly}
          </button>
          {fault !== null && <p role="alert">{fault}</p>}
        </>
      ) : (
        <p className="cover-hint" role="status">
          {sentence(texts.youHaveLookedAtToday, {
            today: countOf(seen.today, texts.suchThing, texts.suchThings),
            today2: seen.today >= exposureLimits.manyADay && texts.thatIsALotTake,
          })}
        </p>
      )}
    </>
  );
}
