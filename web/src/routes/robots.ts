import type { LoaderFunctionArgs } from 'react-router';
import { servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';

/** Calls and actions are no pages; everything else may be read, and the sitemap is named. */
export function loader({ context }: LoaderFunctionArgs) {
  const { origin } = context.get(servicesContext).site;
  const lines = [
    'User-agent: *',
    'Disallow: /rest/',
    'Disallow: /functions/',
    'Disallow: /media/',
    `Disallow: ${paths.surprise()}`,
    `Disallow: ${paths.ageGate()}`,
    '',
    `Sitemap: ${origin}${paths.sitemapIndex()}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
