export type Piece = { text: string } | { text: string; seconds: number };

const time = /(?<![\w:.])(?:(\d{1,2}):)?(\d{1,2}):([0-5]\d)(?![\w:]|\.\d)/g;

/** A text, split where it names a moment of the video: `6:11`, `1:02:03`. Times past the end stay text. */
export function piecesOf(text: string, duration: number | null): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(time)) {
    const [whole, hours, minutes, seconds] = match;
    if (hours !== undefined && Number(minutes) > 59) continue;
    const at = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds);
    if (duration !== null && at > duration) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push({ text: whole, seconds: at });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
