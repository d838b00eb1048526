// The public interface of the uploads domain for main.

export { uploadCalls } from './calls.ts';
export { captionRoutes } from './caption-routes.ts';
export { thumbnailRoutes } from './thumbnail-routes.ts';
export { uploadDeclared } from './upload-facts.ts';
export { UploadPace } from './upload-pace.ts';
export { moveToCategory } from './upload-queries.ts';
export { uploadRoutes } from './upload-routes.ts';
