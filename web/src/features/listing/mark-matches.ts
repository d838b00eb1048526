import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/videos.ts';

/** Words that say nothing where there are others. */
const common = /^(?:the|and|for|with|from|her|its|was|are|not|but|you|who|has|had|this|that)$/;
const most = 12;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a query, each as a search finds it: whole, in either number, the last perhaps only begun. */
function patternsOf(query: string): string[] {
  const words = (query.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, most);
  const telling = words.filter((word) => [...word].length > 2 && !common.test(word));
  const sought = telling.length > 0 ? telling : words;
  return sought.map((word, at) => {
    // Scripts without spaces have no beginnings of words.
    if (!/^[\p{Script=Latin}\p{N}]+$/u.test(word)) return escaped(word);
    const ending = at === sought.length - 1 && word.length > 3 ? String.raw`[\p{L}\p{N}]*` : '(?:e?s)?';
    const stem = word.length > 3 ? word.replace(/e?s$/, '') : word;
    return String.raw`(?<![\p{L}\p{N}])(?:${escaped(word)}${ending}|${escaped(stem)}(?:e?s)?)(?![\p{L}\p{N}])`;
  });
}

/**
 * What was searched for: the words of the query, and what they mean in another script. Two words of a meaning stand
 * together.
 */
export interface Sought {
  query: string;
  readAs?: readonly string[];
}

const allPatterns = ({ query, readAs = [] }: Sought): string[] => [
  ...patternsOf(query),
  ...readAs.map((meaning) => String.raw`(?<![\p{L}\p{N}])${escaped(meaning)}(?:e?s)?(?![\p{L}\p{N}])`),
];

/** Finds any of the words in a text. Null: no words. */
export function matcherOf(sought: Sought): RegExp | null {
  const patterns = allPatterns(sought);
  return patterns.length === 0 ? null : new RegExp(patterns.join('|'), 'giu');
}

/** As much of a text as stands before the first word that was found, so that it is in sight. */
const leadIn = 40;

/** What a card shows of a video that was found. */
export interface Found {
  title: string;
  uploader: string | null;
  /** The uploader's username. */
  uploaderName?: string | null;
  category?: string | null;
  description: string | null;
  why?: boolean;
}
/** A tag of a video, with the other names under which it is found. */
export interface FoundTag {
  name: string;
  aliases: readonly string[];
}

/** The part of a description where a word was found. */
function partAt(about: string, at: number): string {
  const from = at <= leadIn ? 0 : about.indexOf(' ', at - leadIn) + 1;
  return from > 0 && from <= at ? `…${about.slice(from)}` : about;
}

/** The tags, category or username that hold words which neither title nor uploader shows. */
function namesWith(card: Found, tags: readonly FoundTag[], holds: (text: string) => boolean): string[] {
  const named = tags
    .filter(({ name, aliases }) => holds(name) || aliases.some(holds))
    .map(({ name, aliases }) => {
      const alias = holds(name) ? undefined : aliases.find(holds);
      return alias === undefined ? name : fillIn(texts.nameOrAlias, { name, alias });
    });
  return [
    ...(named.length > 0
      ? [fillIn(named.length > 1 ? texts.tagsNamed : texts.tagNamed, { names: named.join(', ') })]
      : []),
    ...(card.category && holds(card.category) ? [fillIn(texts.categoryNamed, { name: card.category })] : []),
    ...(card.uploaderName && holds(card.uploaderName)
      ? [fillIn(texts.uploaderNamed, { name: card.uploaderName })]
      : []),
  ];
}

/**
 * A card with what it was found by, where its title and its uploader do not say it: tag, category, username, or the part
 * of its description. Others stay as they are.
 */
export function withReason<T extends Found>(card: T, sought: Sought, tags: readonly FoundTag[] = []): T {
  const shown = `${card.title}\n${card.uploader ?? ''}`;
  const missing = allPatterns(sought)
    .map((pattern) => new RegExp(pattern, 'iu'))
    .filter((pattern) => !pattern.test(shown));
  if (missing.length === 0) return card;
  const names = namesWith(card, tags, (text) => missing.some((pattern) => pattern.test(text)));
  const about = card.description ?? '';
  if (names.length > 0)
    return { ...card, why: true, description: [names.join(' · '), about].filter(Boolean).join('\n') };
  const at = about.search(new RegExp(missing.map(({ source }) => source).join('|'), 'iu'));
  return at < 0 ? card : { ...card, why: true, description: partAt(about, at) };
}

/** Where the words of a query stand in what is shown. */
export function matchesIn(root: Node, matcher: RegExp): Range[] {
  const found: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(matcher)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      found.push(range);
    }
  }
  return found;
}
