import type { LegalComparison as Comparison } from '#contract/legal-pages.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/legal.ts';

/** Two versions in one: what went is struck through, what came is underlined. */
export function LegalComparison({ before, after, parts }: Comparison) {
  return (
    <>
      <p>{fillIn(texts.whatChangedFromVersionNumber, { number: before.number, number2: after.number })}</p>
      <div className="legal-compared">
        {parts.map(({ kind, text }, place) => {
          const key = `${place} ${kind}`;
          if (kind === 'added') return <ins key={key}>{text}</ins>;
          return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
        })}
      </div>
    </>
  );
}
