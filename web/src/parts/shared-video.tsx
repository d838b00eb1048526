import { Link } from 'react-router';
import type { SharedVideo as Video } from '../page/shared-videos.ts';
import * as paths from '../paths.ts';
import { Picture } from '../ui/picture.tsx';
import './shared-video.css';

/** A video of this site that a text links to, as a card. */
export const SharedVideo = ({ video }: { video: Video }) => (
  <Link className="shared-video" to={paths.watch(video.slug)}>
    <span className="shared-video-art" aria-hidden="true">
      {video.picture && <Picture address={video.picture} most={320} />}
    </span>
    <span>
      <b className="shared-video-title">{video.title}</b>
      {video.uploader && <small className="shared-video-by">{video.uploader}</small>}
    </span>
  </Link>
);
