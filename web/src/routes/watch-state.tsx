import { Link } from 'react-router';
import type { UnpublishedVideo } from '#contract/videos.ts';
import * as adminPaths from '../admin-paths.ts';
import { sentence } from '../lib/sentence.tsx';
import * as memberPaths from '../member-paths.ts';
import { useMember } from '../state/member.tsx';
import * as texts from '../texts/videos.ts';

type State = UnpublishedVideo['publish_status'];

/** What a state means for those who may see the page in it. */
const words: Readonly<Record<Exclude<State, 'published'>, string>> = {
  draft: texts.thisVideoIsADraft,
  scheduled: texts.thisVideoIsScheduledWell,
  processing: texts.werePreparingThisVideo,
  review: texts.thisVideoIsWaitingForA,
  pending: texts.thisVideoIsUnpublished,
  held: texts.thisVideoIsOnHold,
  disabled: texts.thisVideoIsDisabledBecause,
  expired: texts.thisVideosLicenseHasEnded,
  failed: texts.weCouldntPrepareThisVideo,
  removed: texts.thisVideoWasRemoved,
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
    <section className="watch-state" aria-label={texts.statusOfThisVideo}>
      <p>{sentence(texts.stateOnlyItsUploaderAnd, { state: <b>{words[state]}</b> })}</p>
      {reason && <p>{reason}</p>}
      <p className="watch-state-ways">
        {member && member.id === uploaderId && state !== 'removed' && (
          <Link className="btn sm flat" to={memberPaths.studioVideo(slug)}>
            {texts.openInTheStudio}
          </Link>
        )}
        {member?.role === 'admin' && (
          <Link className="btn sm flat" to={adminPaths.allVideos({ q: title })}>
            {texts.openInTheBackOffice}
          </Link>
        )}
      </p>
    </section>
  );
}
