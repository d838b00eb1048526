import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Given {
  body: string | Buffer;
  type?: string;
  status?: number;
}
export interface SourceHost {
  origin: string;
  /** `host:port`, to be added to the allowed hosts. */
  host: string;
  /** Answers by path and query; anything missing is 404. */
  pages: Map<string, Given | ((request: http.IncomingMessage, response: http.ServerResponse) => void)>;
  /** Paths requested, in order. */
  asked: string[];
}

/** A site on loopback to import videos from. It does not keep a process alive. */
export async function startSourceHost(): Promise<SourceHost> {
  const pages: SourceHost['pages'] = new Map();
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const given = pages.get(path);
    if (given === undefined) response.writeHead(404).end('not here');
    else if (typeof given === 'function') given(request, response);
    else
      response.writeHead(given.status ?? 200, { 'content-type': given.type ?? 'text/html' }).end(given.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It may be started within a test, so it must not end with that test.
  server.unref();
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin: `http://${host}`, host, pages, asked };
}

export interface FeedItem {
  title: string;
  link: string;
  player?: string | undefined;
  file?: string;
  thumbnail?: string;
  seconds?: number;
  description?: string;
  category?: string;
  keywords?: string;
}
const text = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A Media RSS feed. */
export const mediaRss = (items: readonly FeedItem[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Stand-in</title>${items
    .map(
      (item) =>
        `<item><title>${text(item.title)}</title><link>${text(item.link)}</link>${
          item.description === undefined ? '' : `<description>${text(item.description)}</description>`
        }${item.category === undefined ? '' : `<category>${text(item.category)}</category>`}<media:group>${
          item.keywords === undefined ? '' : `<media:keywords>${text(item.keywords)}</media:keywords>`
        }${item.file === undefined ? '' : `<media:content url="${text(item.file)}" type="video/mp4" duration="${item.seconds ?? 60}"/>`}${
          item.player === undefined ? '' : `<media:player url="${text(item.player)}"/>`
        }${item.thumbnail === undefined ? '' : `<media:thumbnail url="${text(item.thumbnail)}"/>`}</media:group></item>`,
    )
    .join('')}</channel></rss>`;
