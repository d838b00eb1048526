import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { MarkedEpisode } from '../../page/work-marks.ts';
import { useMember } from '../../state/member.tsx';
import { readEntries, readSeen } from '../../state/watched-here.ts';

/** As many pages are looked at, the one that is there among them. */
const mostPages = 12;

/** The pages that are looked at: all, or as many as may be around the one that is there. */
function pagesAround(page: number, pages: number): number[] {
  const count = Math.min(pages, mostPages);
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/**
 * The episodes of all pages of a work, of a very long one those around this page, for a visitor who has watched something: where they are in it only their browser knows, and
 * it tells nobody. For all others those of the page.
 */
export function useAllEpisodes(
  slug: string,
  page: number,
  pages: number,
  episodes: readonly MarkedEpisode[],
): readonly MarkedEpisode[] {
  const isMember = useMember() !== null;
  const [found, setFound] = useState<{ slug: string; episodes: readonly MarkedEpisode[] } | null>(null);
  useEffect(() => {
    if (isMember || pages < 2 || readEntries().length + readSeen().length === 0) return;
    let isCurrent = true;
    Promise.all(
      pagesAround(page, pages).map(async (one) => {
        if (one === page) return episodes;
        const [work] = await call('get_work', { p_slug: slug, p_page: one });
        return (work?.episodes ?? []).map(({ id, kind, number, versions }) => ({
          ...{ id, kind, number },
          versions: versions.map((version) => ({
            id: version.video_id,
            slug: version.slug,
            audioCode: version.audio_language,
            seconds: version.duration_seconds,
          })),
        }));
      }),
    )
      .then((lists) => isCurrent && setFound({ slug, episodes: lists.flat() }))
      // Without them the marks are those of this page.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [isMember, slug, page, pages, episodes]);
  return found?.slug === slug ? found.episodes : episodes;
}
