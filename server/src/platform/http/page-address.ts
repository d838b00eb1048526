import { pageQueries, receiptPages } from '#contract/page.ts';
import { remembered } from '../../kit/remembered.ts';

interface PageRoute {
  /** As the pattern has them: `categories`, `:slug`. */
  segments: readonly string[];
  names: ReadonlySet<string>;
}

const routes: readonly PageRoute[] = Object.entries(pageQueries).map(([pattern, names]) => ({
  segments: pattern === '/' ? [] : pattern.slice(1).split('/'),
  names: new Set(names),
}));

const longestPath = 600;
const number = /^[1-9]\d{0,5}$/;
const uuid = /^[\da-f-]{36}$/i;
const word = /^[a-z_]{1,20}$/;
/** Values that a name can have; others are ignored. */
const shapes: Readonly<Record<string, RegExp>> = {
  q: /^.{1,300}$/su,
  tab: /^.{1,200}$/su,
  page: number,
  part: number,
  t: number,
  version: number,
  with: number,
  sort: word,
  period: word,
  section: word,
  all: word,
  audio: word,
  status: word,
  duration: word,
  orientation: word,
  error: word,
  redirect: /^\/.{0,299}$/su,
  return: /^\/.{0,299}$/su,
  // A timestamp, or a counter.
  before: /^([\dT:.+Z-]{10,40}|\d{1,16})$/,
  token: /^[\w-]{20,100}$/,
  challenge: /^[\w-]{20,100}$/,
  initialTab: /^[A-Z][a-z]{1,20}$/,
  cursor: /^[\w-]{1,200}$/,
  missed: /^[\w-]{1,200}$/,
  after: /^[\w-]{1,200}$/,
  av1: word,
  album: /^[\da-f-]{36}$/,
  notice: /^[a-z-]{1,40}$/,
  notices: word,
  url: /^https?:\/\/.{1,500}$/su,
  // Of an answer, or of a work: `TV Special`.
  format: /^.{1,40}$/su,
  quality: word,
  exact: number,
  maxwidth: number,
  maxheight: number,
  filter: word,
  view: word,
  list: /^[\w-]{1,200}$/,
  edit: /^[\w-]{1,200}$/,
  shuffle: number,
  anyway: number,
  creator: /^[\w.-]{3,30}$/,
  role: word,
  days: number,
  state: word,
  kind: word,
  type: /^[a-z_]{1,40}$/,
  year: number,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  campaign: uuid,
  creative: uuid,
  for: uuid,
  placement: uuid,
  campaign_id: uuid,
  creative_id: uuid,
  placement_id: uuid,
  by: /^[a-z_-]{1,20}$/,
  and: /^[a-z_-]{1,20}$/,
  page_type: /^[A-Z][a-z]{1,20} [A-Z][a-z]{1,20}$/,
  country: /^[A-Za-z]{2}$/,
  device: /^[A-Z][a-z]{1,20}$/,
  reasons: word,
  shown: number,
  tags: /^.{1,600}$/su,
  without: /^.{1,600}$/su,
  season: word,
  airing: word,
  studio: /^.{1,200}$/su,
  week: /^\d{4}-W\d\d$/,
  language: /^[A-Za-z-]{1,20}$/,
  consent: word,
  // A moment in UTC, as a field of a form has it.
  at: /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  letter: /^[a-z-]{1,20}$/,
  // Of the videos that messages link to.
  slugs: /^[a-z0-9-]{1,200}(,[a-z0-9-]{1,200}){0,49}$/,
  // Something reported: its kind and id.
  thing: /^[a-z]{1,20}:[\da-f-]{36}$/,
  tag: /^.{1,200}$/su,
  objective: word,
  // A page type of ads.
  on: /^[A-Z][A-Za-z ]{1,30}$/,
  priority: word,
  assignee: word,
  name: /^[a-z-]{1,60}$/,
  order: word,
  act: /^[a-z_.]{1,60}$/,
  actor: /^[\w.-]{1,60}$/,
  target: /^[\w-]{1,200}$/,
  // An id of ours, or how a partner names one of its own.
  category: /^.{1,200}$/su,
  // Where a video came from, or the address of a source.
  source: /^([a-z_]{1,20}|https?:\/\/.{1,2048})$/su,
  site: /^[\w.-]{1,60}$/,
  keywords: /^.{1,300}$/su,
  library: /^\d{1,12}$/,
  playback: word,
  uploader: /^[\w.-]{1,60}$/,
  // Ids of the routes whose data a browser asks for.
  _routes: /^[a-z/-]{1,40}(,[a-z/-]{1,40}){0,5}$/,
};
const dataEnding = '.data';

/** Addresses without a query, which most are. A query may hold somebody's secret. */
const ofPath = remembered(addressOf, { most: 1000, longest: 200 });

/**
 * The canonical address of a request: its path and the query parameters the page depends on, each name once,
 * sorted by name. Null if no page can have this address.
 */
export const pageAddress = (url: string): string | null => (url.includes('?') ? addressOf(url) : ofPath(url));

function addressOf(url: string): string | null {
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (!path.startsWith('/') || path.startsWith('//') || path.length > longestPath) return null;
  const segments = segmentsOf(path);
  if (segments === null) return null;
  const isData = path.endsWith(dataEnding);
  const route = routes.find((one) => matches(one, segments));
  if (!route) return path;
  const own = route.segments
    .map((segment, i) => (segment.startsWith(':') ? segments[i]!.written : segment))
    .join('/');
  const address = `/${isData && own === '' ? '_' : own}${isData ? dataEnding : ''}`;
  if (question < 0) return address;
  const query = queryOf(url.slice(question + 1), route, isData);
  return query === '' ? address : `${address}?${query}`;
}

/**
 * Where a page is that was asked for with a stroke at its end: browsers would draw it as of another address than the server
 * did. Null: it is asked for as it is, or there is no such page.
 */
export function withoutLastStroke(url: string): string | null {
  const question = url.indexOf('?');
  const path = question < 0 ? url : url.slice(0, question);
  if (path.length < 2 || !path.endsWith('/')) return null;
  const address = pageAddress(url);
  // The address of a page begins with a word of ours, so it cannot lead to another site.
  return address === null || address.split('?', 1)[0]!.endsWith('/') ? null : address;
}

const secretAddress = new RegExp(`^/(${receiptPages.join('|')})/|[?&](token|challenge|shuffle)=`, 'i');
/**
 * Whether a page may be cached for everybody. A page whose address carries a secret is one person's, and so
 * is a shuffled order. What works now must not be what worked before.
 */
export const isCacheable = (address: string): boolean => !secretAddress.test(address) && !isOfStatus(address);

/** Pages that say what works now: never as it was, and also while nobody can be recognized. */
export const isOfStatus = (address: string): boolean =>
  /^\/status(\.json)?(\.data)?$/i.test(decodeURIComponent(address.split('?', 1)[0]!));

interface Segment {
  written: string;
  decoded: string;
}

/**
 * The steps of a path, without the suffix of a data request and a trailing slash; null if they cannot be
 * read.
 */
function segmentsOf(path: string): Segment[] | null {
  // `/_.data` asks for the data of `/`, `/faq.data` and `/faq/_.data` for that of `/faq`.
  const bare = path.replace(/(\/_)?\.data$/, '').replace(/\/$/, '');
  try {
    const segments = bare
      .split('/')
      .slice(1)
      .map((written) => ({ written, decoded: decodeURIComponent(written) }));
    return segments.some(({ decoded }) => decoded.includes('\0')) ? null : segments;
  } catch {
    return null;
  }
}

/** As the router matches: ignoring case, and however the letters are encoded. */
const matches = (route: PageRoute, segments: readonly Segment[]): boolean =>
  route.segments.length === segments.length &&
  route.segments.every((segment, i) => {
    const { decoded } = segments[i]!;
    return segment.startsWith(':') ? decoded !== '' : segment === decoded.toLowerCase();
  });

function queryOf(text: string, { names }: PageRoute, isData: boolean): string {
  const known = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!names.has(name) && !(isData && name === '_routes')) continue;
    // If a name comes twice, pages read the first.
    if (known.has(name)) continue;
    known.set(name, shapes[name]?.test(value) && !value.includes('\0') ? value : '');
  }
  const query = [...known].filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  return query.length === 0 ? '' : String(new URLSearchParams(query));
}
