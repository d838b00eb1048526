import type { Platform } from '../../../platform/context.ts';
import { captionsInFile, searchableCaptions, shownWords } from './caption-queries.ts';
import { plainCue } from './cue-text-rules.ts';
import type { Cue } from './cues.ts';
import { readCaptions } from './read-captions.ts';

export interface SpokenLine {
  seconds: number;
  text: string;
}
export interface SpokenTrack {
  language: string;
  lines: SpokenLine[];
}

const lineOf = ({ start, text }: Cue): SpokenLine => ({
  seconds: Math.floor(start / 1000),
  text: plainCue(text).replace(/\s+/g, ' ').trim(),
});

/** What is readable of a file; one that is not subtitles says nothing. */
function linesIn(file: Uint8Array): SpokenLine[] {
  try {
    return readCaptions(file)
      .map(lineOf)
      .filter(({ text }) => text !== '');
  } catch {
    return [];
  }
}

/**
 * What is said in a video, by the subtitles that its player offers. Empty: there are none, it is not published, or whoever
 * uploaded it does not want it searched.
 */
export async function spokenTracks(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  videoId: string,
): Promise<SpokenTrack[]> {
  if (!(await searchableCaptions(db, videoId))) return [];
  const tracks = new Map<string, SpokenLine[]>();
  for (const { language, key } of await captionsInFile(db, videoId)) {
    const file = await storage.get(key);
    if (file !== null && !tracks.has(language)) tracks.set(language, linesIn(file));
  }
  // What was added is offered in place of what came in the file.
  for (const { language, words } of await shownWords(db, videoId))
    tracks.set(language, linesIn(Buffer.from(words)));
  return [...tracks]
    .map(([language, lines]) => ({ language, lines }))
    .filter(({ lines }) => lines.length > 0);
}
