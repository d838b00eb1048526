import http from 'node:http';
import type { Draw } from '../fuzz/draw.ts';

/** Whoever is at a site, and what there is to see. */
export interface World {
  port: number;
  videos: readonly { id: string; slug: string }[];
  words: readonly string[];
  /** Cookies of members. */
  members: readonly string[];
  /** Addresses of a video's playlists and segments. */
  media: readonly string[];
  /** Conversations of which the member in the same place is a part. */
  conversations: readonly string[];
}

interface Request {
  method?: 'GET' | 'POST';
  path: string;
  body?: object;
  cookie?: string;
}

const read = (name: string, query: Record<string, string | number>): Request => ({
  path: `/rest/v1/rpc/${name}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
});
const write = (name: string, body: object, cookie?: string): Request => ({
  method: 'POST',
  path: `/rest/v1/rpc/${name}`,
  body,
  ...(cookie === undefined ? {} : { cookie }),
});
const gate = 'age_confirmed=1';

/** What is done at a site, with how much of all it is; what a busy evening looks like, of a hundred. */
export const doings: readonly { share: number; name: string; make(world: World, draw: Draw): Request }[] = [
  { share: 8, name: 'home', make: () => ({ path: '/', cookie: gate }) },
  {
    share: 14,
    name: 'a watch page',
    make: ({ videos }, draw) => ({ path: `/play/${draw.of(videos).slug}`, cookie: gate }),
  },
  {
    share: 4,
    name: 'a page of search',
    make: ({ words }, draw) => ({
      path: `/search?q=${encodeURIComponent(`${draw.of(words)} ${draw.of(words)}`)}`,
      cookie: gate,
    }),
  },
  {
    share: 4,
    name: 'a watch page of a member',
    make: ({ videos, members }, draw) => ({
      path: `/play/${draw.of(videos).slug}`,
      cookie: `${gate}; ${draw.of(members)}`,
    }),
  },
  {
    share: 30,
    name: 'a piece of media',
    make: ({ media }, draw) => ({ path: draw.of(media), cookie: gate }),
  },
  {
    share: 8,
    name: 'a place in the list',
    make: (_, draw) => read('get_all_videos_with_details', { p_limit: 24, p_offset: draw.below(900) }),
  },
  {
    share: 5,
    name: 'a search',
    make: ({ words }, draw) =>
      write('search_videos', { p_query: `${draw.of(words)} ${draw.of(words)}`, p_page: 1 + draw.below(3) }),
  },
  {
    share: 3,
    name: 'suggestions',
    make: ({ words }, draw) => write('get_search_suggestions', { p_query: draw.of(words).slice(0, 4) }),
  },
  {
    share: 6,
    name: 'the start of a playback',
    make: ({ videos }, draw) => write('start_playback', { p_video_id: draw.of(videos).id }),
  },
  {
    share: 6,
    name: 'a page view',
    make: ({ port, videos }, draw) => ({
      method: 'POST',
      path: '/functions/v1/get-country',
      body: {
        page_url: `http://127.0.0.1:${port}/play/${draw.of(videos).slug}`,
        session_id: `soak-${draw.below(5000)}`,
      },
    }),
  },
  {
    share: 4,
    name: 'comments',
    make: ({ videos }, draw) => read('get_video_comments', { p_video_id: draw.of(videos).id }),
  },
  {
    share: 3,
    name: 'a like',
    make: ({ videos, members }, draw) =>
      write('toggle_like_video', { p_video_id: draw.of(videos).id }, draw.of(members)),
  },
  {
    share: 2,
    name: 'a comment',
    make: ({ videos, members }, draw) =>
      write(
        'create_comment',
        {
          p_video_id: draw.of(videos).id,
          p_content: `At 0:${10 + draw.below(40)} the light changes, ${draw.below(1e6)}.`,
        },
        draw.of(members),
      ),
  },
  {
    share: 2,
    name: 'a message',
    make: ({ members, conversations }, draw) => {
      const place = draw.below(conversations.length);
      return write(
        'send_message',
        { p_conversation_id: conversations[place], p_content: `Have you seen it? ${draw.below(1e6)}` },
        members[place],
      );
    },
  },
  {
    share: 1,
    name: 'the inbox',
    make: ({ members }, draw) => write('get_user_conversations', {}, draw.of(members)),
  },
];

const agent = new http.Agent({ keepAlive: true, maxSockets: 128 });

export interface Answer {
  name: string;
  /** 0: none came. */
  status: number;
  milliseconds: number;
  words: string;
}

/** Does one thing, drawn by its share. */
export function doOne(world: World, draw: Draw): Promise<Answer> {
  const all = doings.reduce((shares, { share }) => shares + share, 0);
  const place = draw.next() * all;
  let sum = 0;
  const doing =
    doings.find(({ share }) => {
      sum += share;
      return place < sum;
    }) ?? doings[0]!;
  const { method = 'GET', path, body, cookie } = doing.make(world, draw);
  const text = body === undefined ? null : JSON.stringify(body);
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, words = ''): void =>
      resolve({ name: doing.name, status, milliseconds: performance.now() - began, words });
    const request = http.request(
      {
        ...{ host: '127.0.0.1', port: world.port, path, method, agent, timeout: 30_000 },
        headers: {
          origin: `http://127.0.0.1:${world.port}`,
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(cookie === undefined ? {} : { cookie }),
          ...(text === null
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
        },
      },
      (response) => {
        let words = '';
        response.on('data', (data: Buffer) => {
          if ((response.statusCode ?? 0) >= 400 && words.length < 300) words += data.toString();
        });
        response.once('end', () => end(response.statusCode ?? 0, words));
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer in 30 s')));
    request.once('error', ({ message }) => end(0, message));
    request.end(text ?? undefined);
  });
}
