import { load, requestText } from '../measure/load.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

const path = '/functions/v1/get-country';
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

/**
 * Begins playbacks of different people, each with a token and a cookie of their own. Answers the requests that report
 * them, and how many seconds must pass first.
 */
export async function startPlaybacks(
  site: Site,
  count: number,
): Promise<{ requests: string[]; wait: number }> {
  const videos = await withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from videos where publish_status = 'published' order by md5(id::text) limit 500`,
    );
    return rows.map(({ id }) => id);
  });
  const starts = Array.from({ length: count }, (_, index) =>
    requestText({
      path: '/rest/v1/rpc/start_playback',
      method: 'POST',
      headers: { 'user-agent': userAgent },
      body: JSON.stringify({ p_video_id: videos[index % videos.length] }),
    }),
  );
  const { bodies } = await load({
    port: site.port,
    connections: 32,
    requests: starts,
    repeat: false,
    seconds: 300,
    keep: true,
  });
  if (bodies.length !== count) throw new Error(`${bodies.length} of ${count} playbacks began`);
  let wait = 0;
  const requests = bodies.map((answer, index) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const cookie = /^set-cookie: ([^;\r]+)/im.exec(head)?.[1];
    const { video_id, view_token, watch_seconds } = JSON.parse(body) as Record<string, string | number>;
    if (!cookie || !view_token) throw new Error(`a playback began without a token or a cookie: ${answer}`);
    wait = Math.max(wait, Number(watch_seconds));
    // What the specification's body holds; the session it names is not believed.
    const report = {
      video_id,
      user_id: null,
      session_id: index.toString(16).padStart(32, '7'),
      user_agent: userAgent,
      referrer: '',
      page_url: '/play/x',
      country_code: 'US',
      city_name: null,
      view_token,
    };
    return requestText({
      path,
      method: 'POST',
      headers: { cookie, 'user-agent': userAgent },
      body: JSON.stringify(report),
    });
  });
  return { requests, wait };
}
