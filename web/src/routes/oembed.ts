import type { LoaderFunctionArgs } from 'react-router';
import type { VideoDetails } from '#contract/videos.ts';
import { embedCode, embedSize } from '../page/embed-code.ts';
import { isRefusal } from '../page/page-data.ts';
import { xmlText } from '../page/sitemap.ts';
import { type Services, type SiteFacts, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';

/** Seconds for which another site may cache an answer. */
const cacheAge = 3600;

/** The slug of a watch page's address on this site; null for any other address. */
export function slugOfAddress(address: string, origin: string): string | null {
  if (!URL.canParse(address)) return null;
  const { host, pathname } = new URL(address);
  const bare = (name: string) => name.replace(/^www\./, '');
  if (bare(host) !== bare(new URL(origin).host)) return null;
  const [, written] = /^\/(?:play|embed)\/([^/]+)\/?$/.exec(pathname) ?? [];
  try {
    return written ? decodeURIComponent(written) : null;
  } catch {
    return null;
  }
}

async function find({ call }: Services, slug: string): Promise<VideoDetails | null> {
  try {
    return (await call('get_video_details_by_slug', { p_slug: slug }))[0] ?? null;
  } catch (error) {
    if (isRefusal(error) && error.status < 500) return null;
    throw error;
  }
}

/**
 * What another site shows of a video (oembed.com). The picture is the neutral card: nothing else may appear before the
 * age gate.
 */
function describe(site: SiteFacts, video: VideoDetails, size: { width: number; height: number }) {
  const uploader = video.uploader_display_name || video.uploader_username;
  return {
    version: '1.0',
    type: site.isEmbeddable ? 'video' : 'link',
    title: video.title,
    ...(uploader ? { author_name: uploader } : {}),
    provider_name: site.name,
    provider_url: site.origin + paths.home(),
    cache_age: cacheAge,
    thumbnail_url: site.origin + paths.ogCard(),
    thumbnail_width: 1200,
    thumbnail_height: 630,
    ...(site.isEmbeddable
      ? { ...size, html: embedCode(site.origin, video, { seconds: null, ...size }) }
      : {}),
  };
}

const answer = (body: string, status: number, type: string): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'access-control-allow-origin': '*',
      'cache-control': status === 200 ? `public, max-age=${cacheAge}` : 'no-store',
    },
  });
const refusal = (status: number, message: string): Response =>
  answer(JSON.stringify({ error: message }), status, 'application/json');

/** `GET /oembed?url=…&format=json|xml&maxwidth=…&maxheight=…` */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const format = searchParams.get('format') ?? 'json';
  if (format !== 'json' && format !== 'xml') return refusal(501, 'The formats are json and xml.');
  const slug = slugOfAddress(searchParams.get('url') ?? '', services.site.origin);
  const video = slug === null ? null : await find(services, slug);
  if (video === null) return refusal(404, 'Video not found.');
  const most = (name: string) => Number(searchParams.get(name)) || Number.POSITIVE_INFINITY;
  const size = embedSize(video, { maxWidth: most('maxwidth'), maxHeight: most('maxheight') });
  const facts = describe(services.site, video, size);
  if (format === 'json') return answer(JSON.stringify(facts), 200, 'application/json');
  const fields = Object.entries(facts).map(([name, value]) => `<${name}>${xmlText(String(value))}</${name}>`);
  return answer(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>\n`,
    200,
    'text/xml',
  );
}
