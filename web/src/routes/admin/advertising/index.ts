import { redirect } from 'react-router';
import * as adminPaths from '../../../admin-paths.ts';

/** Advertising opens on its dashboard. */
export const loader = () => redirect(adminPaths.adDashboard());
