import { segment, type TableQuery, withQuery } from './paths.ts';

/** Every address of the back office. `paths.ts` has those of the public pages, which do not load these. */
export const dashboard = (query: TableQuery = {}) => withQuery('/admin', query);
export const allVideos = (query: TableQuery = {}) => withQuery('/admin/all-videos', query);
/** One video, with its details open over the list. */
export const moderatedVideo = (id: string) => allVideos({ q: id, edit: id });
export const categories = () => '/admin/categories';
export const tags = (query: TableQuery = {}) => withQuery('/admin/tags', query);
export const works = (query: TableQuery = {}) => withQuery('/admin/works', query);
export const work = (id: string) => `/admin/works/${segment(id)}`;
export const places = () => '/admin/places';
export const uploadTest = () => '/upload-test';
export const stayDown = (query: TableQuery = {}) => withQuery('/admin/stay-down', query);
export const users = (query: TableQuery = {}) => withQuery('/admin/users', query);
export const user = (id: string) => `/admin/users/${segment(id)}`;
export const identity = (query: TableQuery = {}) => withQuery('/admin/identity', query);
export const identityRecord = (id: string) => `/admin/identity/${segment(id)}`;
export const settings = (section: string | null = null) => withQuery('/admin/settings', { section });
export const status = () => '/admin/status';
export const storage = (query: TableQuery = {}) => withQuery('/admin/storage', query);
export const jobs = (query: TableQuery = {}) => withQuery('/admin/jobs', query);
export const videos = (query: TableQuery = {}) => withQuery('/admin/videos', query);
export const review = (page = 1) => withQuery('/admin/review', { page: page === 1 ? null : page });
export const applications = (query: TableQuery = {}) => withQuery('/admin/applications', query);
export const application = (id: string) => `/admin/applications/${segment(id)}`;
export const legal = () => '/admin/legal';
export const statementsFile = (format: 'csv' | 'json') => `/admin/legal/statements.${format}`;
export const urgentRequest = (id: string) => `/admin/legal/urgent/${segment(id)}`;
export const dataRequests = (query: TableQuery = {}) => withQuery('/admin/data-requests', query);
export const dataRequest = (id: string, letter: string | null = null) =>
  withQuery(`/admin/data-requests/${segment(id)}`, { letter });
export const legalPage = (page: string) => `/admin/legal/${segment(page)}`;
export const support = (query: TableQuery = {}) => withQuery('/admin/support', query);
export const supportTicket = (id: string) => `/admin/support/${segment(id)}`;
export const reports = (query: TableQuery = {}) => withQuery('/admin/reports', query);
export const report = (id: string) => `/admin/reports/${segment(id)}`;
/** The fold of notices that nobody has confirmed, on the page of reports. */
export const unconfirmedAnchor = 'unconfirmed';
export const unconfirmedNotices = () => `${reports()}#${unconfirmedAnchor}`;
/** Where an admin proves who they are before coming back to `back`. */
export const prove = (back: string | null = null) => withQuery('/admin/prove', { return: back });
export const log = (query: TableQuery = {}) => withQuery('/admin/log', query);
/** Pages of advertising. */
export const advertising = () => '/admin/advertising';
export const adDashboard = (query: TableQuery = {}) => withQuery('/admin/advertising/dashboard', query);
export const adCampaigns = (query: TableQuery = {}) => withQuery('/admin/advertising/campaigns', query);
export const adCreatives = (query: TableQuery = {}) => withQuery('/admin/advertising/creatives', query);
export const adPlacements = (query: TableQuery = {}) => withQuery('/admin/advertising/placements', query);
export const adPostings = (query: TableQuery = {}) => withQuery('/admin/advertising/posting', query);
export const adCategories = () => '/admin/advertising/categories';
export const adAnalytics = (query: TableQuery = {}) => withQuery('/admin/advertising/analytics', query);
export const adReports = (query: TableQuery = {}) => withQuery('/admin/advertising/reports', query);
/** The same report as a file. */
export const adReportsFile = (query: TableQuery = {}) => withQuery('/admin/advertising/reports.csv', query);
export const adSystemTest = (query: TableQuery = {}) => withQuery('/admin/advertising/ad-system-test', query);
export const adPermissions = () => '/admin/advertising/permissions';
export const adSettings = () => '/admin/advertising/settings';
