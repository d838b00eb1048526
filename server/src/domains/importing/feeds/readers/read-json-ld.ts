import { parseDuration } from './duration-rules.ts';
import { type FoundVideo, mostVideosInDocument } from './found-video.ts';
import { firstText, list, record } from './json-values.ts';
import { address, isVideoFile, moment, plainText, textOrNull, titledVideo, words } from './values.ts';

const deepest = 12;
type Node = Record<string, unknown>;

const hasType = (node: Node, type: string): boolean =>
  list(node['@type']).some((name) => typeof name === 'string' && name.replace(/^.*[/#:]/, '') === type);

/**
 * The videos in parsed linked data, wherever they are in it: alone, in `@graph`, under `mainEntity`, in an
 * `ItemList`.
 */
export function readJsonLd(values: readonly unknown[], base: string): FoundVideo[] {
  const found: FoundVideo[] = [];
  const walk = (value: unknown, depth: number): void => {
    if (depth > deepest || found.length >= mostVideosInDocument) return;
    for (const one of list(value)) {
      const node = record(one);
      if (node === null) continue;
      if (hasType(node, 'VideoObject')) {
        const video = readVideo(node, base);
        if (video !== null) found.push(video);
        continue;
      }
      if (hasType(node, 'ListItem') && node.item === undefined) {
        const video = titledVideo({
          sourceUrl: address(node.url, base),
          title: firstText(node.name) ?? '',
        });
        if (video !== null) found.push(video);
        continue;
      }
      for (const key of [
        '@graph',
        'mainEntity',
        'mainEntityOfPage',
        'video',
        'itemListElement',
        'item',
        'hasPart',
        'subjectOf',
      ])
        walk(node[key], depth + 1);
    }
  };
  for (const value of values) walk(value, 0);
  return [...new Map(found.map((video) => [video.sourceUrl, video])).values()];
}

function readVideo(node: Node, base: string): FoundVideo | null {
  const file = address(firstText(node.contentUrl), base);
  const person = record(list(node.creator ?? node.author ?? node.publisher)[0]);
  const page =
    firstText(node.url) ??
    firstText(record(node.mainEntityOfPage)?.['@id']) ??
    firstText(node.mainEntityOfPage);
  return titledVideo({
    sourceUrl: address(page, base) ?? base,
    guid: firstText(node.identifier),
    title: plainText(firstText(node.name) ?? ''),
    description: textOrNull(firstText(node.description)),
    thumbnailUrl: address(
      firstText(node.thumbnailUrl) ?? pictureOf(node.thumbnail) ?? pictureOf(node.image),
      base,
    ),
    durationSeconds: parseDuration(firstText(node.duration)),
    tags: words(...list(node.keywords).map(wordOf)),
    categories: words(...list(node.genre).map(wordOf)),
    contentUrl: isVideoFile(file, firstText(node.encodingFormat)) ? file : null,
    embedUrl: address(firstText(node.embedUrl), base),
    publishedAt: moment(firstText(node.uploadDate) ?? firstText(node.datePublished)),
    uploader: textOrNull(person?.name ?? firstText(node.creator ?? node.author)),
  });
}

/** A picture is an address, or an object with one. */
const pictureOf = (value: unknown): string | null => {
  const first = list(value)[0];
  const node = record(first);
  return firstText(first) ?? firstText(node?.contentUrl) ?? firstText(node?.url);
};
const wordOf = (value: unknown): string | null => firstText(value) ?? firstText(record(value)?.name);
