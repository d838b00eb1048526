import { accountProtocolRoutes } from './account-protocol.ts';
import type { Routes } from './route.ts';
import { siteRoutes } from './site-routes.ts';
import { storageRoutes } from './storage-routes.ts';

/** Every address of the product that is not a call, a table or a page. */
export const routes: Routes = { ...siteRoutes, ...accountProtocolRoutes, ...storageRoutes };
