import type { RateClass } from '#contract/call.ts';
import type { Route } from '#contract/route.ts';
import { newId } from '#server/kit/ids.ts';

/** Parts of addresses that mean something: a place of one's own, where that is asked. */
export function routeAddress(name: string, memberId: string | undefined): string {
  const own = `${memberId ?? newId()}/lantern.png`;
  const url = name.slice(name.indexOf(' ') + 1);
  return url
    .replace(':bucket', 'avatars')
    .replace(
      /\*$/,
      url.includes('category_thumbnails')
        ? 'public/lantern.png'
        : url.includes('ad_assets')
          ? `${newId()}.png`
          : own,
    )
    .replace(':kind', 'document')
    .replace(':index', '0')
    .replace(':name', 'lantern.png')
    .replace(/:\w+/g, newId());
}

/** Headers that a route wants before it says anything else. */
export const routeHeaders = ({ headers }: Route): Record<string, string> =>
  headers?.properties['tus-resumable'] ? { 'tus-resumable': '1.0.0' } : {};

/** Requests that refuse themselves once who asks is known, so that a matrix uses nothing up. */
export const harmless: Readonly<Record<string, string>> = { 'POST /auth/v1/logout': '?scope=nowhere' };

interface UnlistedRoute {
  readonly matches: RegExp;
  readonly reason: string;
  /** Requests that such a route answers, and the budget that each is counted in; null: none. */
  readonly counts: Readonly<Record<string, RateClass | null>>;
}

/** Addresses that the contract does not speak of, each with its reason. */
export const unlistedRoutes: readonly UnlistedRoute[] = [
  {
    matches: /^\S+ (\*|\/\*|\/)$/,
    reason: 'pages: the web app knows them, and says who may see each',
    counts: { 'GET /': 'read', 'GET /faq': 'read' },
  },
  {
    matches: /^\S+ \/media\/\*$/,
    reason: 'files of videos: who is sent each is told in videos/files',
    counts: { 'GET /media/nothing/00001.m4s': null },
  },
  {
    matches: /^\S+ \/(rest\/v1\/rpc|functions\/v1)\/:name$/,
    reason: 'says that there is no such call, or not by this method',
    counts: { 'POST /rest/v1/rpc/nonsense': null, 'GET /functions/v1/nonsense': null },
  },
  {
    matches: /^\S+ \/rest\/v1\/:table$/,
    reason: 'tables, which the contract declares by themselves',
    counts: { 'GET /rest/v1/categories': 'read', 'PATCH /rest/v1/profiles?id=eq.1': 'write' },
  },
  {
    matches: /^GET \/health\/(live|ready)$/,
    reason: 'for whoever runs the site: README.md',
    counts: { 'GET /health/live': null, 'GET /health/ready': null },
  },
  {
    matches: /^GET \/metrics$/,
    reason: 'for whoever runs the site, by a token: README.md',
    counts: { 'GET /metrics': null },
  },
  {
    matches: /^GET \/docs\/api(\/openapi\.json)?$/,
    reason: 'the contract itself',
    counts: { 'GET /docs/api': null, 'GET /docs/api/openapi.json': null },
  },
  {
    matches: /^(POST \/storage\/v1\/object|GET \/storage\/v1\/object\/public)\/test\/\*$/,
    reason: 'in development alone, for the test page of storage',
    counts: {
      'POST /storage/v1/object/test/a.png': 'picture',
      'GET /storage/v1/object/public/test/a.png': 'read',
    },
  },
  {
    matches: /^GET \/\.well-known\/security\.txt$/,
    reason: 'its form is RFC 9116’s',
    counts: { 'GET /.well-known/security.txt': null },
  },
];
