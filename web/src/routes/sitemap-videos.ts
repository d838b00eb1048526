import type { LoaderFunctionArgs } from 'react-router';
import { highestOffset, videoEntry, videosPerCall, videosPerFile, xmlResponse } from '../page/sitemap.ts';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';

/** One file of the video sitemap: `/sitemap-videos.xml?part=1`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { site, call } = context.get(servicesContext);
  const asked = new URL(request.url).searchParams.get('part') ?? '1';
  const part = /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 0;
  const start = (part - 1) * videosPerFile;
  if (part === 0 || start >= highestOffset) throw new Response(null, { status: 404 });
  const entries: string[] = [];
  for (let offset = start; offset < start + videosPerFile; offset += videosPerCall) {
    const rows = await call('get_all_videos_with_details', {
      p_public: true,
      p_limit: videosPerCall,
      p_offset: offset,
    });
    for (const row of rows) {
      entries.push(videoEntry(site.origin + paths.watch(row.slug), site.origin + paths.ogCard(), row));
    }
    if (rows.length < videosPerCall) break;
  }
  return xmlResponse(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">${entries.join('')}</urlset>`,
  );
}
