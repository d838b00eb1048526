import type { DeliverySources } from '../domains/ads/index.ts';
import { openMinorSubjects } from '../domains/moderation/index.ts';
import { usernamesOf } from '../domains/profiles/index.ts';
import { slugsOfCategories, slugsOfVideos } from '../domains/videos/index.ts';
import type { Database } from '../platform/db/database.ts';

/** What ads depend on outside of advertising. */
export const createAdSources = (db: Database): DeliverySources => ({
  categorySlugs: () => slugsOfCategories(db),
  async pathsAboutMinors() {
    const subjects = await openMinorSubjects(db);
    const idsOf = (kind: string): string[] => subjects.flatMap((one) => (one.kind === kind ? [one.id] : []));
    const [videos, profiles] = [idsOf('video'), idsOf('profile')];
    const slugs = videos.length === 0 ? [] : await slugsOfVideos(db, videos);
    const usernames = profiles.length === 0 ? [] : await usernamesOf(db, profiles);
    return new Set([
      ...slugs.map((slug) => `/play/${slug.toLowerCase()}`),
      ...usernames.map((username) => `/user/${username.toLowerCase()}`),
    ]);
  },
});
