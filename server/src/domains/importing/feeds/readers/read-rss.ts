import { parseDuration } from './duration-rules.ts';
import { emptyReading, type FoundVideo, mostVideosInDocument, type Reading } from './found-video.ts';
import { address, foundVideo, isVideoFile, moment, plainText, textOrNull, words } from './values.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './xml-document.ts';

/** RSS 2.0 with or without Media RSS. If something appears at several levels, the deepest wins. */
export function readRss(root: XmlElement, base: string): Reading {
  const channel = childOf(root, 'channel');
  if (channel === undefined) return emptyReading();
  // RSS 1.0 has its items next to the channel.
  const items = [...childrenOf(channel, 'item'), ...childrenOf(root, 'item')].slice(0, mostVideosInDocument);
  const next = childrenOf(channel, 'atom:link')
    .filter(({ attributes }) => attributes.rel === 'next')
    .map(({ attributes }) => address(attributes.href, base))
    .filter((link) => link !== null);
  return {
    videos: items.map((item) => readItem(item, channel, base)).filter((video) => video !== null),
    next,
    alternate: null,
  };
}

/**
 * What the channel says applies to items that do not say otherwise, except its title and text, which are its
 * own.
 */
function readItem(item: XmlElement, channel: XmlElement, base: string): FoundVideo | null {
  const groups = childrenOf(item, 'media:group');
  const contents = [
    ...groups.flatMap((group) => childrenOf(group, 'media:content')),
    ...childrenOf(item, 'media:content'),
  ];
  const best = contents.filter(isVideo).sort((one, other) => worth(other) - worth(one))[0];
  /** From the deepest level that has it. */
  const levels = [...(best ? [best] : []), ...groups, item];
  const deepest = <T>(read: (level: XmlElement) => T | null | undefined): T | null => {
    for (const level of levels) {
      const value = read(level);
      if (value !== null && value !== undefined) return value;
    }
    return null;
  };
  const enclosure = childrenOf(item, 'enclosure').find(({ attributes }) =>
    attributes.type?.startsWith('video/'),
  );
  const file = address(best?.attributes.url ?? enclosure?.attributes.url, base);
  const fileType = best?.attributes.type ?? enclosure?.attributes.type;
  const isPermanent = childOf(item, 'guid')?.attributes.isPermaLink !== 'false';
  const guid = textOf(item, 'guid');
  const named = (level: XmlElement): string[] =>
    childrenOf(level, 'media:category').map(({ text, attributes }) => attributes.label ?? text);
  const categories = [...childrenOf(item, 'category').map(({ text }) => text), ...levels.flatMap(named)];
  const keywords = [
    deepest((level) => textOf(level, 'media:keywords')),
    ...childrenOf(item, 'media:keywords').map(({ text }) => text),
  ];
  return foundVideo({
    sourceUrl: address(textOf(item, 'link') ?? (isPermanent ? guid : null), base),
    guid,
    title: plainText(deepest((level) => textOf(level, 'media:title')) ?? textOf(item, 'title') ?? ''),
    description: textOrNull(
      deepest((level) => textOf(level, 'media:description')) ??
        textOf(item, 'description') ??
        textOf(item, 'content:encoded'),
    ),
    thumbnailUrl: address(
      deepest((level) => widest(childrenOf(level, 'media:thumbnail'))) ??
        childOf(item, 'itunes:image')?.attributes.href ??
        widest(childrenOf(channel, 'media:thumbnail')),
      base,
    ),
    durationSeconds: parseDuration(best?.attributes.duration ?? textOf(item, 'itunes:duration')),
    tags: words(...(keywords.some(Boolean) ? keywords : [textOf(channel, 'media:keywords')])),
    categories: words(...(categories.length > 0 ? categories : named(channel))),
    contentUrl: isVideoFile(file, fileType) ? file : null,
    embedUrl: address(
      deepest((level) => childOf(level, 'media:player')?.attributes.url),
      base,
    ),
    previewUrl: address(previewOf(contents)?.attributes.url, base),
    publishedAt: moment(textOf(item, 'pubDate') ?? textOf(item, 'dc:date')),
    uploader: textOrNull(
      deepest((level) => textOf(level, 'media:credit')) ??
        textOf(item, 'dc:creator') ??
        textOf(item, 'author') ??
        textOf(channel, 'media:credit'),
    ),
  });
}

const isVideo = ({ attributes }: XmlElement): boolean =>
  attributes.expression !== 'sample' &&
  (attributes.medium === 'video' ||
    attributes.type?.startsWith('video/') === true ||
    (attributes.medium === undefined &&
      attributes.type === undefined &&
      isVideoFile(address(attributes.url, 'http://a/'), null)));

/** The default one first, then the most pixels, then the most bits. */
const worth = ({ attributes }: XmlElement): number =>
  (attributes.isDefault === 'true' ? 1e12 : 0) +
  (Number(attributes.height) || 0) * 1e6 +
  Math.min(Number(attributes.bitrate) || 0, 1e6);

const previewOf = (contents: XmlElement[]): XmlElement | undefined =>
  contents.find(({ attributes }) => attributes.expression === 'sample');

const widest = (thumbnails: XmlElement[]): string | undefined =>
  thumbnails.toSorted(
    (one, other) => (Number(other.attributes.width) || 0) - (Number(one.attributes.width) || 0),
  )[0]?.attributes.url;
