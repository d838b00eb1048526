import { pageAddress } from './page-address.ts';

/** Of addresses that have no page, and so no name. */
const nowhere = 'page:none';

/** First parts of addresses are the kinds of pages; whatever follows names what is shown. */
const kindOf = (address: string): string => /^\/([a-z][a-z-]{0,40})(?=[/?]|$)/.exec(address)?.[1] ?? 'home';

/** Of a page: `page:play`. Only what was answered well has a kind: anybody can invent an address. */
export function pageName(address: string | null, status: number): string {
  if (address === null || status >= 400) return nowhere;
  return `page:${kindOf(address)}`;
}

/** Of a request that a route took: that of its call, or the pattern of the route. */
export function requestName(route: string | undefined, url: string, status: number): string {
  if (route === undefined) return nowhere;
  if (route === '/*') return pageName(pageAddress(url), status);
  const call = /^\/(?:rest\/v1\/rpc|functions\/v1)\/([a-z0-9_-]+)$/.exec(route)?.[1];
  return call === undefined ? `route:${route}` : `call:${call}`;
}
