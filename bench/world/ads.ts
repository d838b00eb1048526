import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { choicesValue } from '#contract/cookie-choices.ts';
import { load, requestText } from '../measure/load.ts';
import { withClient } from './postgres.ts';
import type { Site } from './site.ts';

export interface AdScale {
  postings: number;
  /** Of these, such as may be shown now. */
  active: number;
}

export const fewAds: AdScale = { postings: 10_000, active: 1000 };
export const manyAds: AdScale = { postings: 100_000, active: 10_000 };

/** The page that all of it is sold for. */
export const adPage = { p_page_type: 'Video Page', p_path: '/play/x', p_device_type: 'Desktop' };
export const adSlots = 6;

/** The cookie of a browser that allows advertising. */
export const allowsAds = `cookie_choices=${choicesValue({ preferences: false, statistics: true, advertising: true }, Date.now() / 1000)}`;

export const browserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

/** A page's question, as a request; by default of somebody on their first visit. */
export const adQuestion = (more: object = {}, cookie = allowsAds): string =>
  requestText({
    path: '/rest/v1/rpc/get_available_ads',
    method: 'POST',
    headers: { cookie, 'user-agent': browserAgent, 'accept-language': 'en' },
    body: JSON.stringify({ ...adPage, ...more }),
  });

const positions = ['Header', 'Under Video', 'Sidebar Right', 'Sidebar Left', 'Bottom of Page', 'Floating'];

/** Deletes all that a bench database has of advertising. */
export const forgetAds = (client: Pick<Client, 'query'>): Promise<unknown> =>
  client.query(
    `truncate ad_events, ad_serves, ad_viewer_days, ad_processes, ad_clicks, ad_invalid_days, ad_posting_days, ad_posting_hours,
       ad_placement_hours, ad_campaigns, ad_assets, placements restart identity cascade`,
  );

/** Has the site decide by what is stored now, and draw the rooms of its pages anew. */
export async function tellOfAds(client: Pick<Client, 'query'>): Promise<void> {
  for (const notice of [{ topic: 'ads' }, { topic: 'cache', drop: ['ads'] }])
    await client.query("select pg_notify('tsukimi', $1)", [JSON.stringify(notice)]);
}

/**
 * Campaigns of four postings each. Of the active ones a third is for some countries, a fifth for some devices, a quarter
 * for pages with a tag, a tenth capped, half sold by a number of impressions; tiers, priorities and weights differ.
 */
async function fill(client: Client, { postings, active }: AdScale): Promise<void> {
  await client.query('set session_replication_role = replica');
  await forgetAds(client);
  await client.query(
    `create temp table sold as
     select n, gen_random_uuid() as campaign_id, gen_random_uuid() as creative_id, n <= $2::int / 4 as is_active
     from generate_series(1, $1::int / 4) n`,
    [postings, active],
  );
  await client.query(
    `insert into ad_campaigns (id, name, objective, target_audience, goals, is_active)
     select campaign_id, 'Campaign ' || n, 'awareness',
       (case when n % 3 = 0 then '{"countries": ["US", "DE", "JP"]}' else '{}' end)::jsonb
         || (case when n % 5 = 0 then '{"devices": ["Desktop", "Mobile"]}' else '{}' end)::jsonb
         || (case when n % 4 = 0 then '{"tags": ["lanterns"]}' else '{}' end)::jsonb,
       jsonb_build_object('pricing', 'cpm', 'rate', 250000, 'pacing', 'asap', 'weight', 1 + n % 7,
         'tier', (array['exclusive', 'guaranteed', 'remnant', 'house'])[1 + (n % 20 > 0)::int + (n % 20 > 8)::int + (n % 20 > 16)::int],
         'caps', case when n % 10 = 0 then '{"total": 5}' else '{}' end::jsonb)
         || (case when n % 2 = 0 then '{"impressions": 1000000000}' else '{}' end)::jsonb,
       is_active
     from sold`,
  );
  await client.query(
    `insert into ad_assets (path, folder, kind, source_type, sha256, bytes, copies)
     select 'a' || n || '.png', left(md5(n::text), 24), 'picture', 'png', '\\x00', 1,
       jsonb_build_array(jsonb_build_object('path', left(md5(n::text), 24) || '/large.webp', 'type', 'image/webp', 'width', 728, 'height', 90))
     from sold`,
  );
  await client.query(
    `insert into ad_creatives (id, campaign_id, ad_type, title, click_url, asset_path, asset_paths, width, height, status)
     select creative_id, campaign_id, 'banner', 'Ad ' || n, 'https://ads.example/' || n, 'a' || n || '.png', array['a' || n || '.png'],
       728, 90, 'active'
     from sold`,
  );
  await client.query(
    `insert into placements (id, name, location, ad_sizes, page_type)
     select gen_random_uuid(), location, location, array['728x90'], 'Video Page' from unnest($1::text[]) location`,
    [positions],
  );
  await client.query(
    `insert into ad_postings (id, campaign_id, creative_id, placement_id, priority)
     select gen_random_uuid(), s.campaign_id, s.creative_id, p.id, s.n % 3
     from sold s cross join generate_series(0, 3) k
       join (select id, row_number() over (order by id) - 1 as place from placements) p on p.place = (s.n + k) % ${positions.length}`,
  );
  await client.query('drop table sold');
  await client.query('set session_replication_role = origin');
  await client.query('vacuum (analyze) ad_campaigns, ad_assets, ad_creatives, placements, ad_postings');
  await tellOfAds(client);
}

/** Sells so much on a site, in place of what was sold there, and waits until the site gives it out. */
export async function sellAds(site: Site, scale: AdScale): Promise<void> {
  await withClient(site.databaseUrl, (client) => fill(client, scale));
  for (let left = 60; left > 0; left--) {
    await sleep(500);
    const answer = await fetch(`http://127.0.0.1:${site.port}/rest/v1/rpc/get_available_ads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(adPage),
    });
    const ads = (await answer.json()) as { campaign_id: string }[];
    if (answer.status === 200 && ads.length === adSlots) return;
  }
  throw new Error('the site gives no ads out');
}

/** Gives so many ads out, six to each of as many people as it takes; answers the requests that report them as served. */
export async function giveAdsOut(site: Site, count: number): Promise<string[]> {
  const { bodies } = await load({
    ...{ port: site.port, connections: 32, repeat: false, seconds: 300, keep: true },
    requests: Array.from({ length: Math.ceil(count / adSlots) }, () => adQuestion()),
  });
  const requests = bodies.flatMap((answer) => {
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const anonymous = /^set-cookie: ([^;\r]+)/im.exec(head)?.[1];
    if (!anonymous) throw new Error(`ads were given out to nobody: ${answer}`);
    return (JSON.parse(body) as { serve_token: string }[]).map(({ serve_token }) =>
      requestText({
        path: '/rest/v1/rpc/record_ad_event',
        method: 'POST',
        headers: { cookie: `${allowsAds}; ${anonymous}`, 'user-agent': browserAgent },
        body: JSON.stringify({ p_token: serve_token, p_kind: 'served' }),
      }),
    );
  });
  if (requests.length < count) throw new Error(`${requests.length} of ${count} ads were given out`);
  return requests.slice(0, count);
}
