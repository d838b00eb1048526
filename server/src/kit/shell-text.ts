/**
 * Text for a terminal, without what steers one: control characters but the ends of lines and tabs, and marks that turn
 * the direction of what follows. Names and words of members come to the operator's shell too.
 */
export const shellText = (text: string): string =>
  text
    .replace(/\r\n/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '');
