import { useEffect, useState } from 'react';
import { call } from '#contract/client.ts';
import type { MarkedEpisode } from '../../page/work-marks.ts';
import { useMember } from '../../state/member.tsx';
import { readEntries, readSeen } from '../../state/watched-here.ts';

/** As many pages are asked for beside the one that is there. */
const mostPages = 12;

/**
 * The episodes of all pages of a work, for a visitor who has watched something: where they are in it only their browser knows, and
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
    const others = Array.from({ length: Math.min(pages, mostPages) }, (_, index) => index + 1);
    Promise.all(
      others.map(async (one) => {
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
