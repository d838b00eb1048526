import { lexer, type Token, type Tokens } from 'marked';
import { type LegalListName, legalLists, legalPlaceholders } from '#contract/legal-lists.ts';
import type { LegalBlock, LegalSpans } from '#contract/legal-pages.ts';

/** What is filled in for each name; null where the operator has set nothing. */
export type Fillings = Readonly<Record<(typeof legalPlaceholders)[number], string | null>>;
/** Lists that are made from the program. */
export type Lists = Readonly<Record<LegalListName, LegalBlock>>;

const placeholder = /\{([^{}]*)\}/g;
const directive = /^::(.*)$/;
const linkForm = /^(https?:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+|\/(?!\/)[^\s]*|#[^\s]+)$/;

/** What is wrong with a text before it may be saved: a sentence each, the first few. */
export function textFaults(body: string): string[] {
  const faults = new Set<string>();
  for (const [whole, name = ''] of body.matchAll(placeholder))
    if (!(legalPlaceholders as readonly string[]).includes(name))
      faults.add(
        `${whole.slice(0, 60)} is not known. Known are ${legalPlaceholders.map((one) => `{${one}}`).join(', ')}.`,
      );
  if (/[{}]/.test(body.replace(placeholder, ''))) faults.add('A brace stands alone.');
  for (const token of lexer(body)) walk(token, faults);
  return [...faults].slice(0, 5);
}

function walk(token: Token, faults: Set<string>): void {
  if (token.type === 'image') faults.add('Pictures are not shown on these pages.');
  if (token.type === 'html') faults.add('HTML is not shown on these pages.');
  if (token.type === 'code') faults.add('A paragraph begins with spaces or a fence, which makes it code.');
  if (token.type === 'link' && !linkForm.test((token as Tokens.Link).href))
    faults.add('A link begins with https://, http://, mailto:, / or #.');
  const list = token.type === 'paragraph' ? directive.exec(token.raw.trim())?.[1]?.trim() : undefined;
  if (list !== undefined && !(legalLists as readonly string[]).includes(list))
    faults.add(
      `::${list.slice(0, 60)} is not known. Known are ${legalLists.map((one) => `::${one}`).join(', ')}.`,
    );
  const inner = token as Partial<Pick<Tokens.List, 'items'> & Pick<Tokens.Table, 'header' | 'rows'>>;
  const cells = [...(inner.header ?? []), ...(inner.rows ?? []).flat()];
  for (const { tokens } of [token as { tokens?: Token[] }, ...(inner.items ?? []), ...cells])
    for (const part of tokens ?? []) walk(part, faults);
}

/** A text as its readers see it: filled in, in blocks. */
export function blocksOf(body: string, fillings: Fillings, lists: Lists): LegalBlock[] {
  const ids = new Set<string>();
  return lexer(filledIn(body, fillings)).flatMap((token) => blockOf(token, lists, ids));
}

/** Characters that mean something in the markup stand for themselves in what is filled in. */
const plain = (value: string): string => value.replace(/[\\`*_{}[\]()#+!|<>~-]/g, '\\$&');

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const entry = /^(\s*(?:[-*+]|\d+[.)])\s+)([\s\S]*)$/;

/** Fills names in, and leaves out every sentence, entry and row with one that is not set. */
function filledIn(body: string, fillings: Fillings): string {
  const isSet = (text: string): boolean =>
    [...text.matchAll(placeholder)].every(([, name]) => fillings[name as keyof Fillings] != null);
  const held = (text: string): string => {
    if (isSet(text)) return text;
    if (text.startsWith('|')) return '';
    const [, mark = '', words = text] = entry.exec(text) ?? [];
    // A name in braces may begin a sentence as any word does.
    const asWords = words.replace(placeholder, (name) => 'X'.padEnd(name.length, 'x'));
    const rest = [...sentences.segment(asWords)]
      .map(({ index, segment }) => words.slice(index, index + segment.length))
      .filter(isSet)
      .join('')
      .trim();
    return rest === '' ? '' : mark + rest;
  };
  const fill = (text: string): string =>
    text.replace(placeholder, (_, name: keyof Fillings) => {
      const value = fillings[name] ?? '';
      return name === 'contact' ? `[${plain(value)}](mailto:${encodeURI(value)})` : plain(value);
    });
  return body
    .split(/\n{2,}/)
    .map((block) => {
      // Lines of lists and tables stand for themselves; those of a paragraph are one text.
      const isLined = block
        .split('\n')
        .every((line) => line.startsWith('|') || /^\s*([-*+]|\d+[.)])\s/.test(line));
      const parts = isLined ? block.split('\n') : [block.replace(/\n/g, ' ')];
      return parts
        .map(held)
        .filter((part) => part !== '')
        .join('\n');
    })
    .filter((block) => block !== '')
    .map(fill)
    .join('\n\n');
}

function blockOf(token: Token, lists: Lists, ids: Set<string>): LegalBlock[] {
  switch (token.type) {
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      const spans = spansOf(tokens);
      const level = depth <= 2 ? 2 : 3;
      return [{ kind: 'heading', level, id: idOf(spans, ids), spans }];
    }
    case 'paragraph': {
      const list = directive.exec(token.raw.trim())?.[1]?.trim() as LegalListName | undefined;
      if (list !== undefined && list in lists) return [lists[list]];
      return [{ kind: 'paragraph', spans: spansOf((token as Tokens.Paragraph).tokens) }];
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: 'list', is_ordered: ordered, items: items.map(({ tokens }) => spansOf(tokens)) }];
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => spansOf(tokens));
      return [{ kind: 'table', head: cells(header), rows: rows.map(cells) }];
    }
    case 'blockquote':
      return ((token as Tokens.Blockquote).tokens ?? []).flatMap((part) => blockOf(part, lists, ids));
    case 'space':
    case 'hr':
      return [];
    // What is shown in no way of its own is shown as it was typed.
    default:
      return [{ kind: 'paragraph', spans: [{ text: token.raw.trim() }] }];
  }
}

type Marks = Pick<LegalSpans[number], 'strong' | 'emphasis' | 'href'>;

function spansOf(tokens: readonly Token[], marks: Marks = {}): LegalSpans {
  return tokens.flatMap((token): LegalSpans => {
    const { tokens: inner } = token as { tokens?: Token[] };
    switch (token.type) {
      case 'strong':
        return spansOf(inner ?? [], { ...marks, strong: true });
      case 'em':
        return spansOf(inner ?? [], { ...marks, emphasis: true });
      case 'link': {
        const { href } = token as Tokens.Link;
        return spansOf(inner ?? [], linkForm.test(href) ? { ...marks, href } : marks);
      }
      case 'br':
        return [{ text: ' ', ...marks }];
      case 'escape':
        return [{ text: (token as Tokens.Escape).text, ...marks }];
      case 'codespan':
        return [{ text: (token as Tokens.Codespan).text, ...marks }];
      case 'list':
        return (token as Tokens.List).items.flatMap((item) => [
          { text: ' ', ...marks },
          ...spansOf(item.tokens, marks),
        ]);
      default:
        return inner ? spansOf(inner, marks) : [{ text: token.raw, ...marks }];
    }
  });
}

export const textOf = (spans: LegalSpans): string => spans.map(({ text }) => text).join('');

/** Blocks as plain text, with an empty line between them. */
export const plainText = (blocks: readonly LegalBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'list') return block.items.map((item) => `• ${textOf(item)}`).join('\n');
      if (block.kind === 'table')
        return [block.head, ...block.rows].map((row) => row.map(textOf).join(' · ')).join('\n');
      return textOf(block.spans);
    })
    .join('\n\n');

/** A name for the address, once on its page. */
function idOf(spans: LegalSpans, ids: Set<string>): string {
  const base =
    textOf(spans)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'part';
  let id = base;
  for (let count = 2; ids.has(id); count++) id = `${base}-${count}`;
  ids.add(id);
  return id;
}
