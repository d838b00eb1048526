/** The most of a message that an answer to it quotes: the inbox shows the beginning of a message, and the answer is in it. */
const longestQuote = 100;

/** A message in one line, short enough to be quoted. An answer is quoted without what it quotes itself. */
export function quoted(content: string): string {
  const line = quoteIn(content).text.replace(/\s+/g, ' ').trim();
  return line.length > longestQuote ? `${line.slice(0, longestQuote - 1).trimEnd()}…` : line;
}

/** A message for the list: what an address leads to cannot be read from it, so it is called what it is. */
export function withoutAddresses(text: string, words: { alone: string; among: string }): string {
  const address = /https?:\/\/\S+/g;
  const left = text.replace(address, words.among);
  return left.trim() === words.among ? words.alone : left;
}

/** What answers a message: plain text, as mails quote, so that it reads everywhere. */
export const answering = (quote: string, text: string): string => `> ${quote}\n${text}`;

/** What a message quotes, if it is an answer, and what it says itself. */
export function quoteIn(content: string): { quote: string | null; text: string } {
  const [, quote, text = ''] = /^> ([^\n]+)\n(.+)$/s.exec(content) ?? [];
  return quote === undefined || text.trim() === '' ? { quote: null, text: content } : { quote, text };
}

/** Whether a message is nothing but a few emoji, which are drawn large. */
export const isEmojiOnly = (text: string): boolean =>
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}){1,6}$/u.test(
    text.replace(/\s|\u200d|\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu, ''),
  ) && !/[©®™]/u.test(text);
