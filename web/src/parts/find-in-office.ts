import { call } from '#contract/client.ts';
import * as adminPaths from '../admin-paths.ts';
import { fillIn } from '../lib/fill-in.ts';
import type { Place } from '../lib/find-places.ts';
import { formatDate } from '../lib/format.ts';
import * as texts from '../texts/admin-frame.ts';

export interface Found {
  title: string;
  places: readonly Place[];
  /** It could not be looked for. */
  isLost?: true;
}

/** How many of each kind are shown. */
const most = 5;

const finders: readonly (readonly [
  title: string,
  find: (typed: string, signal: AbortSignal) => Promise<Place[]>,
])[] = [
  [
    texts.members,
    async (typed, signal) =>
      (await call('get_users', { search_term: typed, page_size: most }, { signal })).map((user) => ({
        name: user.username,
        about: user.is_active ? user.email : fillIn(texts.emailSuspended, { email: user.email }),
        to: adminPaths.user(user.id),
      })),
  ],
  [
    texts.videosLabel,
    async (typed, signal) =>
      (await call('get_moderated_videos', { p_search: typed, p_limit: most }, { signal })).items.map(
        (video) => ({
          name: video.title,
          about: formatDate(video.created_at),
          to: adminPaths.moderatedVideo(video.id),
        }),
      ),
  ],
  [
    texts.cases,
    async (typed, signal) =>
      (await call('list_cases', { p_search: typed, p_state: 'all', p_limit: most }, { signal })).items.map(
        (row) => ({
          name: row.title || texts.withoutATitle,
          about: fillIn(texts.reportedOn, { date: formatDate(row.last_reported_at) }),
          to: adminPaths.report(row.id),
        }),
      ),
  ],
  [
    texts.supportTickets,
    async (typed, signal) =>
      (await call('list_support_tickets', { p_search: typed, p_limit: most }, { signal })).items.map(
        (ticket) => ({
          name: ticket.subject,
          about: ticket.email,
          to: adminPaths.supportTicket(ticket.id),
        }),
      ),
  ],
];

/** What the site knows by these words. Each kind by itself: one that fails leaves the others. */
export const findInOffice = (typed: string, signal: AbortSignal): Promise<Found[]> =>
  Promise.all(
    finders.map(async ([title, find]): Promise<Found> => {
      try {
        return { title, places: await find(typed, signal) };
      } catch (error) {
        if (signal.aborted) throw error;
        return { title, places: [], isLost: true };
      }
    }),
  );
