import { LRUCache } from 'lru-cache';
import { limits } from '#contract/limits.ts';
import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { fetchDocument } from './fetch-document.ts';
import type { FoundVideo, Reading } from './readers/found-video.ts';
import { fill } from './readers/read-page.ts';
import { readSource } from './readers/read-source.ts';

type Machines = Pick<Platform, 'db' | 'outbound'>;
/** The most documents a source may be spread over. */
const mostDocuments = 40;
/** Milliseconds that an admin, or a job, waits for a host's turn. */
export const patience = { admin: 8000, job: 60_000 } as const;

/** Paging through a feed reads it once: a few documents are cached for a minute. */
const lately = new LRUCache<string, Reading>({ max: 20, ttl: 60_000 });

async function readAt(machines: Machines, address: string, wait: number): Promise<Reading> {
  const recent = lately.get(address);
  if (recent !== undefined) return recent;
  const reading = readSource(await fetchDocument(machines, address, wait));
  if (reading === null)
    throw new AppError(
      'badInput',
      'Nothing that can be read is at this address: no feed (RSS, Media RSS, JSON Feed), no video sitemap and no page that describes its videos.',
      { field: 'url' },
    );
  lately.set(address, reading);
  return reading;
}

export interface SourcePage {
  videos: FoundVideo[];
  /** The known pages, and one more if the source goes on. */
  totalPages: number;
}

/**
 * A page of a source's videos, read from as many of its documents as it takes. Throws an AppError with a
 * message for a person.
 */
export async function listSource(
  machines: Machines,
  address: string,
  page: number,
  wait: number = patience.admin,
): Promise<SourcePage> {
  const size = limits.importPageSize;
  const videos = new Map<string, FoundVideo>();
  const waiting = [address];
  const seen = new Set<string>();
  while (waiting.length > 0 && videos.size < page * size && seen.size < mostDocuments) {
    const place = waiting.shift()!;
    if (seen.has(place)) continue;
    seen.add(place);
    const reading = await readAt(machines, place, wait);
    for (const video of reading.videos) if (!videos.has(video.sourceUrl)) videos.set(video.sourceUrl, video);
    // What a document leads to comes before what follows it.
    waiting.unshift(...reading.next.filter((link) => !seen.has(link)).slice(0, mostDocuments));
    if (videos.size === 0 && reading.alternate !== null) waiting.unshift(reading.alternate);
  }
  const goesOn = waiting.some((place) => !seen.has(place)) && seen.size < mostDocuments;
  const full = Math.ceil(videos.size / size);
  return {
    videos: [...videos.values()].slice((page - 1) * size, page * size),
    totalPages: Math.max(1, full + (goesOn ? 1 : 0)),
  };
}

/** What a video's page says about it, with its oEmbed. Throws an AppError with a message for a person. */
export async function readVideoPage(
  machines: Machines,
  address: string,
  wait: number = patience.admin,
): Promise<FoundVideo> {
  const reading = await readAt(machines, address, wait);
  let video = reading.videos.find(({ sourceUrl }) => sourceUrl === address) ?? reading.videos[0] ?? null;
  if (reading.alternate !== null && video?.embedUrl == null && video?.contentUrl == null) {
    const told = (await readAt(machines, reading.alternate, wait)).videos[0];
    if (told !== undefined) video = video === null ? { ...told, sourceUrl: address } : fill(video, told);
  }
  if (video === null)
    throw new AppError('badInput', 'This page does not say what video it shows.', { field: 'url' });
  return video;
}

/** For tests: forgets the cached sources. */
export const forgetSources = (): void => lately.clear();
