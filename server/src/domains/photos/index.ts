// The door of the photos domain: what higher floors may use.

export { photoCalls } from './calls.ts';
export { exportPhotos } from './export-photos.ts';
export { forgetPhotos } from './forget-photos.ts';
export { countShown } from './photo-queries.ts';
export { photoRoutes } from './photo-routes.ts';
export { photoTarget } from './photo-target.ts';
export { reportedPhoto } from './reported-photo.ts';
