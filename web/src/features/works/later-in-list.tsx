import { useEffect, useMemo, useState } from 'react';
import { call } from '#contract/client.ts';
import type { Work } from '#contract/works.ts';
import { type EpisodePlace, toEpisode } from '../../page/series.ts';
import { isLater } from '../../page/work-marks.ts';
import { setLaterVideo } from '../../state/spoiler-shield.ts';
import { useMarks } from './use-marks.ts';

/** In a playlist there is no panel of episodes: says by itself whether what plays is a later episode. */
export default function LaterInList({ place, videoId }: { place: EpisodePlace; videoId: string }) {
  const [work, setWork] = useState<Work | null>(null);
  const { slug } = place.series;
  useEffect(() => {
    let isCurrent = true;
    call('get_work', { p_slug: slug, p_page: place.page })
      .then(([found]) => isCurrent && setWork(found ?? null))
      // What is not known hides nothing.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [slug, place.page]);
  const episodes = useMemo(() => work?.episodes.map((one) => toEpisode(one, Date.now())) ?? [], [work]);
  const marks = useMarks(slug, episodes, null, videoId);
  const here = episodes.find(({ versions }) => versions.some(({ id }) => id === videoId));
  const hides = here !== undefined && marks !== null && isLater(here, marks, work?.first ?? null);
  useEffect(() => {
    setLaterVideo(hides ? videoId : null);
    return () => setLaterVideo(null);
  }, [hides, videoId]);
  return null;
}
