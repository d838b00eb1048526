import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plainClick } from '../lib/plain-click.ts';
import { piecesOf } from '../lib/timestamps.ts';
import { mentionPieces, tagPieces } from '../page/shown-post.ts';
import * as paths from '../paths.ts';
import './linked-text.css';

/**
 * An address as people write it. Signs that turn the direction of writing are no part of one: it would read as another.
 */
const address = /https?:\/\/[^\s<>"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** A full stop or bracket after an address belongs to the sentence, unless the address opened the bracket. */
function withoutSentence(found: string): string {
  let end = found.length;
  for (; end > 0; end--) {
    const sign = found[end - 1]!;
    if (sign === ')' && found.slice(0, end).split('(').length >= found.slice(0, end).split(')').length) break;
    if (!"'.,;:!?)]}…”’»*".includes(sign)) break;
  }
  return found.slice(0, end);
}

/** Moments of a video that its text names. */
export interface Moments {
  /** In seconds; null: not known. */
  duration: number | null;
  playAt(seconds: number): void;
  /** The address of a moment; absent: it has none, and is a button. */
  href?(seconds: number): string;
}

/**
 * Plain text of members, whose addresses, names of members, tags and moments of a video are links, and nothing more.
 * Only addresses of http and https are.
 */
export function LinkedText(props: {
  text: string;
  /** Whether a name that it calls is a member's; absent: names stay text. */
  isMember?: (name: string) => boolean;
  /**
   * The tags in it that have a page, lower case: what else is marked as one leads to the search for it. Absent: all of them
   * stay text.
   */
  tags?: readonly string[];
  moments?: Moments;
}) {
  const { text } = props;
  const made: ReactNode[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = withoutSentence(found);
    if (!URL.canParse(href)) continue;
    made.push(...wordsOf(text.slice(at, index), at, props));
    made.push(
      <a key={index} className="in-text" href={href} rel="nofollow ugc noopener noreferrer" target="_blank">
        {href}
      </a>,
    );
    at = index + href.length;
  }
  made.push(...wordsOf(text.slice(at), at, props));
  return made;
}

/** What lies between addresses; `from` is where it begins in the text. */
function* wordsOf(
  text: string,
  from: number,
  { isMember = () => false, tags, moments }: Omit<Parameters<typeof LinkedText>[0], 'text'>,
): Generator<ReactNode> {
  let at = from;
  for (const piece of moments ? piecesOf(text, moments.duration) : [{ text }]) {
    if ('seconds' in piece)
      yield <Moment key={at} words={piece.text} seconds={piece.seconds} of={moments!} />;
    else
      for (const { text: words, name } of mentionPieces(piece.text, isMember)) {
        if (name === null) yield* tags ? taggedWords(words, at, tags) : [words];
        else
          yield (
            <Link key={at} className="in-text" to={paths.user(name)}>
              {words}
            </Link>
          );
        at += words.length;
      }
    if ('seconds' in piece) at += piece.text.length;
  }
}

/** A number alone, as in “#1”, is nothing that one looks for. */
const isWord = (name: string): boolean => /\p{L}/u.test(name);

function* taggedWords(text: string, from: number, tags: readonly string[]): Generator<ReactNode> {
  let at = from;
  const hasPage = (name: string): boolean => tags.includes(name.toLowerCase());
  for (const { text: words, name } of tagPieces(text, (name) => hasPage(name) || isWord(name))) {
    if (name === null) yield words;
    else
      yield (
        <Link
          key={at}
          className="in-text"
          to={hasPage(name) ? paths.tag(name.toLowerCase()) : paths.search(name.replace(/[_-]/g, ' '))}
        >
          {words}
        </Link>
      );
    at += words.length;
  }
}

function Moment({ words, seconds, of }: { words: string; seconds: number; of: Moments }) {
  if (!of.href)
    return (
      <button type="button" className="ts" onClick={() => of.playAt(seconds)}>
        {words}
      </button>
    );
  return (
    <a
      className="ts"
      href={of.href(seconds)}
      onClick={(event) => {
        if (!plainClick(event)) return;
        event.preventDefault();
        of.playAt(seconds);
      }}
    >
      {words}
    </a>
  );
}
