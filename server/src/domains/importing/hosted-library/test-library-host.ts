import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A video as stored by the host; field names and their case are those of its published API. */
export interface StandInVideo {
  guid: string;
  title: string;
  status: number;
  length: number;
  availableResolutions: string | null;
  dateUploaded: string;
  width: number;
  height: number;
  thumbnailFileName: string;
  description: string | null;
  originalHash: string | null;
}

export interface StandInLibrary {
  Id: number;
  Name: string;
  ApiKey: string;
  ReadOnlyApiKey: string;
  PullZoneId: number;
  videos: StandInVideo[];
  /** Its streams open only with a token made with this key. */
  tokenKey: string | null;
}

/** What happens to the next request instead of its answer. `slow` never answers, `cut` ends in the middle. */
export type Mishap = 'slow' | 'cut' | 'garbage' | { status: number; body?: 'json' | 'html' | 'nothing' };

export interface AskedFor {
  method: string;
  path: string;
  accessKey: string | null;
}

export interface LibraryHost {
  origin: string;
  /** Environment of a site that uses this as its hosted library. */
  env: Record<string, string>;
  accountKey: string;
  libraries: StandInLibrary[];
  asked: AskedFor[];
  /** The next requests to matching paths fail in these ways, one each. */
  spoil(path: RegExp, ...mishaps: Mishap[]): void;
  /** Files under `/{guid}/…` of the stream host, besides the pictures, which are there by default. */
  serveFile: ((path: string) => { type: string; body: Buffer } | null) | null;
  /** Headers and body of a notice from this library, signed as the host signs. */
  notice(library: StandInLibrary, body: object): { headers: Record<string, string>; payload: string };
  close(): Promise<void>;
}

export const standInVideo = (guid: string, more: Partial<StandInVideo> = {}): StandInVideo => ({
  guid,
  title: `Lantern ${guid.slice(-4)}`,
  status: 4,
  length: 1440,
  availableResolutions: '240p,360p,720p',
  dateUploaded: '2026-10-01T12:00:00.123',
  width: 1280,
  height: 720,
  thumbnailFileName: 'thumbnail.jpg',
  description: null,
  originalHash: null,
  ...more,
});

export const guidOf = (n: number): string => `6f1f3a52-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** One red pixel, the content of every picture here. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);
const bodies = ['json', 'html', 'nothing'] as const;

/**
 * A stand-in for the video host, on loopback: account API, stream API and stream host at one address. It
 * answers as their published descriptions say; what those leave open (the body of a refusal) comes as JSON,
 * HTML and nothing in turn.
 */
export async function startLibraryHost(): Promise<LibraryHost> {
  const spoiled: { path: RegExp; mishap: Mishap }[] = [];
  let refusals = 0;

  const refuse = (response: http.ServerResponse, status: number, kind?: (typeof bodies)[number]): void => {
    const body = kind ?? bodies[refusals++ % bodies.length]!;
    if (body === 'json')
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ Message: 'Authorization has been denied for this request.' }));
    else if (body === 'html')
      response
        .writeHead(status, { 'content-type': 'text/html' })
        .end('<h1>Denied <script>bad()</script></h1>');
    else response.writeHead(status).end();
  };
  const send = (response: http.ServerResponse, value: unknown): void => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
  };
  const libraryView = ({ videos, tokenKey, ...rest }: StandInLibrary) => ({
    ...rest,
    VideoCount: videos.length,
    StorageUsage: 0,
    TrafficUsage: 0,
    DateCreated: '2026-01-01T00:00:00',
    WebhookUrl: null,
    VastTagUrl: null,
    EnabledResolutions: '240p,360p,480p,720p',
    PlayerTokenAuthenticationEnabled: tokenKey !== null,
  });
  const videoView = (library: StandInLibrary, video: StandInVideo) => ({
    videoLibraryId: library.Id,
    views: 0,
    isPublic: false,
    framerate: 24,
    encodeProgress: video.status === 4 ? 100 : 40,
    storageSize: 1000,
    captions: [],
    hasMP4Fallback: false,
    collectionId: '',
    category: 'other',
    ...video,
  });

  function account(url: URL, key: string | null, response: http.ServerResponse): unknown {
    if (key !== host.accountKey) return refuse(response, 401);
    const [, kind, id] = url.pathname.split('/');
    if (kind === 'pullzone') {
      const library = host.libraries.find(({ PullZoneId }) => String(PullZoneId) === id);
      if (!library) return refuse(response, 404);
      const { tokenKey } = library;
      return send(response, {
        Id: library.PullZoneId,
        Hostnames: [{ Id: 1, Value: `vz-${library.Id}.b-cdn.net`, ForceSSL: true, IsSystemHostname: true }],
        ZoneSecurityEnabled: tokenKey !== null,
        ZoneSecurityKey: tokenKey ?? 'kept-but-not-asked-for',
      });
    }
    if (id !== undefined) {
      const library = host.libraries.find(({ Id }) => String(Id) === id);
      return library ? send(response, libraryView(library)) : refuse(response, 404);
    }
    if (!(Number(url.searchParams.get('page')) >= 1)) return refuse(response, 400);
    send(response, {
      Items: host.libraries.map(libraryView),
      CurrentPage: 1,
      TotalItems: host.libraries.length,
      HasMoreItems: false,
    });
  }

  function stream(url: URL, key: string | null, response: http.ServerResponse): unknown {
    const [, , id, , guid, play] = url.pathname.split('/');
    const library = host.libraries.find(({ Id }) => String(Id) === id);
    // The account key does not work here.
    if (!library || key !== library.ApiKey) return refuse(response, 401);
    if (guid !== undefined) {
      const video = library.videos.find((one) => one.guid === guid);
      if (!video) return refuse(response, 404);
      if (play === undefined) return send(response, videoView(library, video));
      const base = `https://vz-${library.Id}.b-cdn.net/${guid}`;
      return send(response, {
        videoPlaylistUrl: `${base}/playlist.m3u8`,
        thumbnailUrl: `${base}/thumbnail.jpg`,
      });
    }
    const page = Number(url.searchParams.get('page') ?? 1);
    const itemsPerPage = Number(url.searchParams.get('itemsPerPage') ?? 100);
    send(response, {
      totalItems: library.videos.length,
      currentPage: page,
      itemsPerPage,
      items: library.videos
        .slice((page - 1) * itemsPerPage, page * itemsPerPage)
        .map((video) => videoView(library, video)),
    });
  }

  /** `/{guid}/…`, or `/bcdn_token=…&expires=…&token_path=…/{guid}/…` if the library requires tokens. */
  function files(url: URL, response: http.ServerResponse): unknown {
    const signed = /^\/bcdn_token=([^&]+)&expires=(\d+)&token_path=([^/]+)(\/.*)$/.exec(url.pathname);
    const path = signed?.[4] ?? url.pathname;
    const guid = path.split('/')[1] ?? '';
    const library = host.libraries.find(({ videos }) => videos.some((video) => video.guid === guid));
    if (!library) return response.writeHead(404).end();
    if (library.tokenKey !== null) {
      const [, token, expires = '0', encoded = ''] = signed ?? [];
      const allowed = decodeURIComponent(encoded);
      const good = createHmac('sha256', library.tokenKey)
        .update(`${allowed}${expires}token_path=${allowed}`)
        .digest('base64url');
      if (token !== `HS256-${good}` || Number(expires) * 1000 < Date.now() || !path.startsWith(allowed))
        return response.writeHead(403).end();
    }
    response.setHeader('access-control-allow-origin', '*');
    const file = host.serveFile?.(path) ?? null;
    if (file) response.writeHead(200, { 'content-type': file.type }).end(file.body);
    else if (/\.(jpg|webp)$/.test(path)) response.writeHead(200, { 'content-type': 'image/png' }).end(pixel);
    else response.writeHead(404).end();
  }

  function mishapOf(path: string): Mishap | null {
    const at = spoiled.findIndex((one) => one.path.test(path));
    return at < 0 ? null : spoiled.splice(at, 1)[0]!.mishap;
  }

  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host.invalid');
    const header = request.headers.accesskey;
    const accessKey = typeof header === 'string' ? header : null;
    host.asked.push({ method: request.method ?? '', path: `${url.pathname}${url.search}`, accessKey });
    const mishap = mishapOf(url.pathname);
    if (mishap === 'slow') return;
    if (mishap === 'garbage') {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"items": "none", Items: 7');
    } else if (mishap === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
      response.write('{"items":[{"guid":"');
      setTimeout(() => response.destroy(), 20);
    } else if (mishap !== null) refuse(response, mishap.status, mishap.body);
    else if (/^\/(videolibrary|pullzone)\b/.test(url.pathname)) account(url, accessKey, response);
    else if (url.pathname.startsWith('/library/')) stream(url, accessKey, response);
    else files(url, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const host: LibraryHost = {
    origin,
    env: { HOSTED_LIBRARY_API: origin, HOSTED_LIBRARY_HOST: origin },
    accountKey: 'account-key-0000-1111',
    libraries: [],
    asked: [],
    spoil: (path, ...mishaps) => void spoiled.push(...mishaps.map((mishap) => ({ path, mishap }))),
    serveFile: null,
    notice(library, body) {
      const payload = JSON.stringify(body);
      const signature = createHmac('sha256', library.ReadOnlyApiKey).update(payload).digest('hex');
      return {
        payload,
        headers: {
          'content-type': 'application/json',
          'x-bunnystream-signature-version': 'v1',
          'x-bunnystream-signature-algorithm': 'hmac-sha256',
          'x-bunnystream-signature': signature,
        },
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  // A test that forgets to close it must not hang on it.
  server.unref();
  return host;
}

/** A library with as many finished videos as asked for. */
export const standInLibrary = (
  id: number,
  count: number,
  more: Partial<StandInLibrary> = {},
): StandInLibrary => ({
  Id: id,
  Name: `Library ${id}`,
  ApiKey: `library-key-${id}`,
  ReadOnlyApiKey: `read-only-key-${id}`,
  PullZoneId: id + 5000,
  videos: Array.from({ length: count }, (_, at) => standInVideo(guidOf(id * 1000 + at))),
  tokenKey: null,
  ...more,
});
