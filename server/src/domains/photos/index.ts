// The public interface of the photos domain for higher floors.

export { photoCalls } from './calls.ts';
export { exportPhotos } from './export-photos.ts';
export { forgetPhotos } from './forget-photos.ts';
export { countShown } from './photo-queries.ts';
export { photoRoutes } from './photo-routes.ts';
export { photoTarget } from './photo-target.ts';
export { reportedPhoto } from './reported-photo.ts';
