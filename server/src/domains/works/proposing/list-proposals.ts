import type { EpisodeProposals } from '#contract/episode-proposals.ts';
import type { MemberContext } from '../../../platform/context.ts';
import { hiddenVideos, namedVideos } from '../../videos/index.ts';
import { openGroups } from './proposal-queries.ts';

const mostOfOne = 200;

/** A page of what waits on the desk, with the videos it is about. */
export async function listProposals(
  context: MemberContext,
  page: { limit: number; offset: number },
): Promise<EpisodeProposals> {
  const hidden = await hiddenVideos(context);
  const { total, groups } = await openGroups(context.db, hidden, { ...page, most: mostOfOne });
  const ids = groups.flatMap(({ proposals }) => proposals.map(({ video_id }) => video_id));
  const videos = new Map((await namedVideos(context.db, ids)).map((video) => [video.id, video]));
  const items = groups.map(({ lead, count, work, proposals }) => ({
    ...{ lead, count, work, title: proposals[0]!.work_title, kind: proposals[0]!.work_kind },
    proposals: proposals.flatMap(
      ({ video_id, lead: _, state: __, work_id: ___, work_kind: ____, ...proposal }) => {
        const video = videos.get(video_id);
        if (video === undefined) return [];
        const { id: _____, ...named } = video;
        return [{ ...proposal, video_id, ...named }];
      },
    ),
  }));
  return { total, items } as unknown as EpisodeProposals;
}
