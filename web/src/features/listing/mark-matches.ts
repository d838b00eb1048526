/** Words that say nothing where there are others. */
const common = /^(?:the|and|for|with|from|her|its|was|are|not|but|you|who|has|had|this|that)$/;
const most = 12;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the words of a query in a text as a search does: whole, in either number, the last perhaps only begun. Null: no words. */
export function matcherOf(query: string): RegExp | null {
  const words = (query.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, most);
  const telling = words.filter((word) => [...word].length > 2 && !common.test(word));
  const sought = telling.length > 0 ? telling : words;
  if (sought.length === 0) return null;
  const forms = sought.map((word, at) => {
    // Scripts without spaces have no beginnings of words.
    if (!/^[\p{Script=Latin}\p{N}]+$/u.test(word)) return escaped(word);
    const ending = at === sought.length - 1 && word.length > 3 ? String.raw`[\p{L}\p{N}]*` : '(?:e?s)?';
    const stem = word.length > 3 ? word.replace(/e?s$/, '') : word;
    return String.raw`(?<![\p{L}\p{N}])(?:${escaped(word)}${ending}|${escaped(stem)}(?:e?s)?)(?![\p{L}\p{N}])`;
  });
  return new RegExp(forms.join('|'), 'giu');
}

/** As much of a text as stands before the first word that was found, so that it is in sight. */
const leadIn = 40;

/** What a card shows of a video that was found. */
export interface Found {
  title: string;
  uploader: string | null;
  description: string | null;
  why?: boolean;
}

/**
 * A card that was found by what is said about it, and not by its title or uploader, with that part of it. Others stay as
 * they are.
 */
export function withReason<T extends Found>(card: T, matcher: RegExp | null): T {
  const found = (text: string | null): number => (text && matcher ? text.search(matcher) : -1);
  const at = found(card.description);
  if (at < 0 || found(card.title) >= 0 || found(card.uploader) >= 0) return card;
  const about = card.description ?? '';
  const from = at <= leadIn ? 0 : about.indexOf(' ', at - leadIn) + 1;
  return { ...card, why: true, description: from > 0 && from <= at ? `…${about.slice(from)}` : about };
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
