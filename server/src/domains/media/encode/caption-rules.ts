/** The tags that ffmpeg writes; any other `<` is literal. */
const otherBracket = /<(?!\/?[biu]>)/g;
const tags = /<\/?[biu]>/g;
/**
 * Shapes that typesetters draw behind signs are commands and numbers, not words: `m 0 0 l 1280 0 1280 720`.
 */
const drawing = /^m(?:\s+-?\d+(?:\.\d+)?){2}(?:\s+(?:[bclmnps]|-?\d+(?:\.\d+)?))*$/i;

/**
 * WebVTT as ffmpeg converts it from subtitles, made fit to show: a browser reads nothing after a bare `<`,
 * and shapes are not for reading. A cue left empty is removed.
 */
export function readableCaptions(text: string): string {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => readableCue(block) ?? []).join('\n\n');
}

function readableCue(block: string): string | null {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => line.includes(' --> '));
  // The head of the file.
  if (at < 0) return block;
  const words = lines.slice(at + 1).filter((line) => !drawing.test(line.replaceAll(tags, '').trim()));
  if (words.every((line) => line.replaceAll(tags, '').trim() === '')) return null;
  return [...lines.slice(0, at + 1), ...words.map((line) => line.replaceAll(otherBracket, '&lt;'))].join(
    '\n',
  );
}
