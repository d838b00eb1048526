import type { LegalBlock, LegalSpans } from '#contract/legal-pages.ts';
import * as texts from '../../texts/legal.ts';

const keyed = <T,>(parts: readonly T[]): (readonly [string, T])[] =>
  parts.map((part, place) => [String(place), part]);

function Marked({ text, strong, emphasis }: LegalSpans[number]) {
  const inner = emphasis ? <em>{text}</em> : text;
  return strong ? <strong>{inner}</strong> : inner;
}

function Span({ span }: { span: LegalSpans[number] }) {
  const { href } = span;
  const words = <Marked {...span} />;
  // Plain, for they may lead to what is no page, or to an address that leads on.
  return href === undefined ? words : <a href={href}>{words}</a>;
}

const Spans = ({ spans }: { spans: LegalSpans }) =>
  keyed(spans).map(([key, span]) => <Span key={key} span={span} />);

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Level = block.level === 2 ? 'h2' : 'h3';
      return (
        <Level id={block.id}>
          <Spans spans={block.spans} />
        </Level>
      );
    }
    case 'list': {
      const List = block.is_ordered ? 'ol' : 'ul';
      return (
        <List>
          {keyed(block.items).map(([key, item]) => (
            <li key={key}>
              <Spans spans={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table block={block} />;
    default:
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
  }
}

function Table({ block: { head, rows } }: { block: Extract<LegalBlock, { kind: 'table' }> }) {
  return (
    // Reached by keyboard where it is wider than the screen.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section className="legal-table" aria-label={texts.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {keyed(head).map(([key, cell]) => (
              <th key={key} scope="col">
                <Spans spans={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([row, cells]) => (
            <tr key={row}>
              {keyed(cells).map(([key, cell]) => (
                <td key={key}>
                  <Spans spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A legal text, block by block. */
export const LegalText = ({ blocks }: { blocks: readonly LegalBlock[] }) => (
  <div className="legal-text">
    {keyed(blocks).map(([key, block]) => (
      <Block key={key} block={block} />
    ))}
  </div>
);
