// The door of the importing domain: what higher floors may use.

export { importingCalls } from './calls.ts';
export { noticeRoutes } from './hosted-library/notice-routes.ts';
