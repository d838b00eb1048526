import { Link } from 'react-router';
import type { StudioVideo } from '#contract/studio.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/studio.ts';
import { stateOf } from './studio-words.ts';
import './studio.css';

/** The state of a video, and the link to its page if it has one. */
export function VideoState({ video }: { video: StudioVideo }) {
  const { words, tone, more } = stateOf(video);
  return (
    <div className="studio-facts">
      <span className={`studio-state ${tone}`}>
        {words}
        {more !== null && <small>{more}</small>}
      </span>
      {video.publish_status === 'published' && (
        <Link className="btn sm flat" to={paths.watch(video.slug)}>
          {texts.watch}
        </Link>
      )}
    </div>
  );
}
