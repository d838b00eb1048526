/**
 * Text for a terminal, stripped of anything that steers one: control characters other than line ends and
 * tabs, and marks that change text direction. Names and words of members reach the operator's shell too.
 */
export const shellText = (text: string): string =>
  text
    .replace(/\r\n/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, '');
