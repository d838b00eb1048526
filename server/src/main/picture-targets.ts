import { adAssetTarget } from '../domains/ads/index.ts';
import { photoTarget } from '../domains/photos/index.ts';
import type { PictureTarget } from '../domains/pictures/index.ts';
import { profilePictureTarget } from '../domains/profiles/index.ts';
import { categoryPictureTarget, thumbnailTarget } from '../domains/videos/index.ts';

/** Everything that shows pictures which people or other servers send. */
export const pictureTargets: readonly PictureTarget[] = [
  profilePictureTarget,
  photoTarget,
  thumbnailTarget,
  categoryPictureTarget,
  adAssetTarget,
];
