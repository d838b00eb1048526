/** Tags that a browser draws and that carry nothing else. */
const drawn = /^<(\/?)(b|i|u|ruby|rt)>$/i;
/** Of WebVTT and of SubRip: they say who speaks, when, or how it looks, and only their text is taken. */
const dropped = /^<\/?(?:c|v|lang|font|s|strike|span)(?:[.\s][^<>]*)?>$|^<\d[\d:.]*>$/i;
const escaped = /^&(?:amp|lt|gt);/;
const characters: Readonly<Record<string, string>> = {
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking control characters out is the purpose
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A cue's text with WebVTT's harmless tags alone; whatever else looks like markup is shown as it was written. */
export function cueText(lines: readonly string[]): string {
  const text = lines.join('\n').normalize('NFC').replace(control, ' ');
  const made = text.replace(/<[^<>\n]{0,200}>|&[a-z]{2,4};|[<>&]/gi, (part) => {
    if (part.startsWith('&'))
      return characters[part] ?? (escaped.test(part) ? part : `&amp;${part.slice(1)}`);
    if (part === '>') return '&gt;';
    if (part === '<') return '&lt;';
    if (drawn.test(part)) return part.toLowerCase();
    if (dropped.test(part)) return '';
    return `&lt;${part.slice(1, -1).replaceAll('&', '&amp;')}&gt;`;
  });
  return made
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** What a person reads of it. */
export const plainCue = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
