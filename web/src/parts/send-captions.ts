import { captionLanguages } from '#contract/caption-languages.ts';
import { CallError } from '#contract/client.ts';
import { limits } from '#contract/limits.ts';
import * as texts from '../texts/subtitles.ts';

/** Sends a subtitle file for a video; answers whether it waits for somebody to read it. Throws what the server says. */
export async function sendCaptions(videoId: string, language: string, file: File): Promise<boolean> {
  if (file.size > limits.captionFileBytes) throw new CallError(413, '', texts.tooLarge);
  const body = new FormData();
  body.append('file', file);
  const path = `/storage/v1/object/captions/${videoId}/${language}`;
  const response = await fetch(path, { method: 'POST', body, credentials: 'same-origin' });
  const { message, held } = (await response.json().catch(() => ({}))) as { message?: string; held?: boolean };
  if (response.ok) return held === true;
  throw new CallError(response.status, '', message ?? texts.failed);
}

/** The language that a file's name says, as in `film.pt-BR.srt`; empty: it says none of the list. */
export function languageOfFile(name: string): string {
  const said = name
    .toLowerCase()
    .split(/[.\s_()[\]]+/)
    .slice(0, -1)
    .reverse();
  for (const part of said) {
    const found = captionLanguages.find((code) => code.toLowerCase() === part);
    if (found !== undefined) return found;
  }
  return '';
}
