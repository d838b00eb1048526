import { keepsAdvertising } from '../../state/advertising-choice.ts';

/** How often a campaign was seen here, and when last, in seconds since 1970. */
export type SeenCount = readonly [times: number, at: number];
export type SeenCounts = Readonly<Record<string, SeenCount>>;

/** What the server takes at once. */
const most = 200;

/** One more; those that were not seen for longest are forgotten first. */
export function addSeen(counts: SeenCounts, campaign: string, at: number): SeenCounts {
  const { [campaign]: before, ...others } = counts;
  const newest = Object.entries(others)
    .sort(([, [, one]], [, [, other]]) => other - one)
    .slice(0, most - 1);
  return { [campaign]: [(before?.[0] ?? 0) + 1, at], ...Object.fromEntries(newest) };
}

/** As the server asks for it. What was seen in this visit was seen. */
export const seenInput = (total: SeenCounts, visit: SeenCounts, now: number) =>
  Object.keys({ ...total, ...visit })
    .slice(0, most)
    .map((campaign_id) => {
      const [times, at] = total[campaign_id] ?? [0, 0];
      const [session, latest] = visit[campaign_id] ?? [0, 0];
      return {
        campaign_id,
        total: Math.max(times, session),
        session,
        seconds_ago: Math.max(0, now - Math.max(at, latest)),
      };
    });

const isCounts = (value: unknown): value is SeenCounts =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([id, one]) =>
      /^[\da-f-]{36}$/.test(id) && Array.isArray(one) && one.length === 2 && one.every(Number.isInteger),
  );
function read(text: string | null): SeenCounts {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isCounts(value) ? value : {};
  } catch {
    return {};
  }
}

const totalKey = 'rooms.seen';
const visitKey = 'rooms.visit';
/** Where nothing may be kept, what this page knows is all there is. */
let ofPage: SeenCounts = {};

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Nothing is read either, unless it may be kept. */
function stored(): { total: SeenCounts; visit: SeenCounts } {
  if (keepsAdvertising())
    try {
      const visit = read(sessionStorage.getItem(visitKey));
      return { total: read(localStorage.getItem(totalKey)), visit: { ...ofPage, ...visit } };
    } catch {
      // The browser refuses storage.
    }
  return { total: {}, visit: ofPage };
}

export const seenSoFar = () => {
  const { total, visit } = stored();
  return seenInput(total, visit, seconds());
};

export function noteSeen(campaign: string): void {
  const { total, visit } = stored();
  const now = seconds();
  ofPage = addSeen(visit, campaign, now);
  if (!keepsAdvertising()) return;
  try {
    localStorage.setItem(totalKey, JSON.stringify(addSeen(total, campaign, now)));
    sessionStorage.setItem(visitKey, JSON.stringify(ofPage));
  } catch {
    // The browser refuses storage, or has no more of it.
  }
}
