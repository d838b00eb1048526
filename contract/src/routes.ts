import { accountProtocolRoutes } from './account-protocol.ts';
import type { Routes } from './route.ts';
import { siteRoutes } from './site-routes.ts';
import { storageRoutes } from './storage-routes.ts';

/** Every address of the product that is neither a call, a table nor a page. */
export const routes: Routes = { ...siteRoutes, ...accountProtocolRoutes, ...storageRoutes };
