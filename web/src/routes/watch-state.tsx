import { Link } from 'react-router';
import type { UnpublishedVideo } from '#contract/videos.ts';
import * as adminPaths from '../admin-paths.ts';
import * as memberPaths from '../member-paths.ts';
import { useMember } from '../state/member.tsx';

type State = UnpublishedVideo['publish_status'];

/** What a state means for those who may see the page in it. */
const words: Readonly<Record<Exclude<State, 'published'>, string>> = {
  draft: 'This video is a draft.',
  scheduled: 'This video is scheduled: it will be published automatically.',
  processing: 'This video is being prepared.',
  review: 'This video waits for a review.',
  pending: 'This video is waiting for an admin.',
  held: 'This video is held because of a report.',
  disabled: 'This video is disabled because of a notice.',
  expired: 'The licence of this video has ended.',
  failed: 'This video could not be prepared.',
  removed: 'This video was removed.',
};

/** Says on the page of an unpublished video why nobody else sees it, and leads to where that is changed. */
export default function WatchState(props: {
  slug: string;
  title: string;
  uploaderId: string | null;
  state: State;
  reason: string | null;
}) {
  const { slug, title, uploaderId, state, reason } = props;
  const member = useMember();
  if (state === 'published') return null;
  return (
    <section className="watch-state" aria-label="State of this video">
      <p>
        <b>{words[state]}</b> Only its uploader and administrators see this page.
      </p>
      {reason && <p>{reason}</p>}
      <p className="watch-state-ways">
        {member && member.id === uploaderId && state !== 'removed' && (
          <Link className="btn sm flat" to={memberPaths.studioVideo(slug)}>
            Open in the studio
          </Link>
        )}
        {member?.role === 'admin' && (
          <Link className="btn sm flat" to={adminPaths.allVideos({ q: title })}>
            Open in the back office
          </Link>
        )}
      </p>
    </section>
  );
}
