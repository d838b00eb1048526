import { Parser } from 'htmlparser2';
import { parseDuration } from './duration-rules.ts';
import type { FoundVideo } from './found-video.ts';
import { firstText } from './json-values.ts';
import { address, textOrNull, titledVideo } from './values.ts';
import { textOf, type XmlElement } from './xml-document.ts';

const names = [
  'type',
  'title',
  'url',
  'html',
  'author_name',
  'thumbnail_url',
  'duration',
  'description',
] as const;

/** oEmbed XML, converted to its JSON form. */
export const oembedOfXml = (root: XmlElement): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, textOf(root, name)]));

/** oEmbed of a video. Its markup is not used, only the frame address in it. `page` identifies the video. */
export function readOembed(answer: Record<string, unknown>, page: string): FoundVideo | null {
  if (answer.type !== 'video') return null;
  return titledVideo({
    sourceUrl: page,
    title: textOrNull(answer.title) ?? '',
    description: textOrNull(answer.description),
    thumbnailUrl: address(answer.thumbnail_url, page),
    durationSeconds: parseDuration(answer.duration),
    embedUrl: address(frameOf(firstText(answer.html) ?? ''), page),
    uploader: textOrNull(answer.author_name),
  });
}

function frameOf(markup: string): string | null {
  let found: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'iframe') found ??= attributes.src ?? null;
    },
  });
  parser.end(markup);
  return found;
}
