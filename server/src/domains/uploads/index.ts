// The door of the uploads domain: what main may use.

export { uploadRoutes } from './upload-routes.ts';
