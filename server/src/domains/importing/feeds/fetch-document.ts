import { AppError } from '../../../kit/app-error.ts';
import type { Platform } from '../../../platform/context.ts';
import { awaitTurn, mannersOnTheWay } from './host-manners.ts';
import type { SourceDocument } from './readers/found-video.ts';

/** Enough for a feed of ten thousand items, and some more. */
const mostBytes = 20 * 1024 * 1024;
const accepted =
  'application/rss+xml, application/feed+json, application/json, application/xml, text/xml, text/html;q=0.9, */*;q=0.1';

/** Fetches a document to be read. Throws an AppError whose message is for a person. */
export async function fetchDocument(
  platform: Pick<Platform, 'db' | 'outbound'>,
  address: string,
  patience: number,
): Promise<SourceDocument> {
  if (!URL.canParse(address)) throw new AppError('badInput', 'This is not an address.', { field: 'url' });
  await awaitTurn(platform, address, patience);
  const answer = await platform.outbound.fetch(address, {
    maxBytes: mostBytes,
    headers: { accept: accepted },
    beforeRedirect: mannersOnTheWay(platform, address, patience),
  });
  if (answer.status < 200 || answer.status > 299)
    throw new AppError('unavailable', `The source answered ${answer.status}.`, { field: 'url' });
  const [type = '', ...parameters] = (answer.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^\s"]+)/.exec(parameter)?.[1])
    .find(Boolean);
  return { url: answer.url, contentType: type.trim(), text: decode(answer.body, charset) };
}

/** By the charset in the header, else the one named at the start of the document, else UTF-8. */
function decode(body: Buffer, sent: string | undefined): string {
  const head = body.subarray(0, 1024).toString('latin1');
  const named = /(?:encoding|charset)\s*=\s*["']?([A-Za-z0-9_-]+)/i.exec(head)?.[1];
  for (const label of [sent, named, 'utf-8']) {
    if (label === undefined) continue;
    try {
      return new TextDecoder(label).decode(body);
    } catch {
      // An unknown charset: try the next.
    }
  }
  return body.toString('utf8');
}
