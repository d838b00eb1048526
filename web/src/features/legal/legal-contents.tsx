import type { LegalBlock } from '#contract/legal-pages.ts';
import * as texts from '../../texts/legal.ts';

/** Fewer headings are seen without a list of them. */
const fewest = 3;

/** The headings of a legal text, each a way to it. */
export function LegalContents({ blocks }: { blocks: readonly LegalBlock[] }) {
  const headings = blocks.filter((block) => block.kind === 'heading').filter(({ level }) => level === 2);
  if (headings.length < fewest) return null;
  return (
    <nav className="legal-contents" aria-labelledby="contents">
      <h2 id="contents">{texts.onThisPage}</h2>
      <ol>
        {headings.map(({ id, spans }) => (
          <li key={id}>
            <a href={`#${id}`}>{spans.map(({ text }) => text).join('')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
