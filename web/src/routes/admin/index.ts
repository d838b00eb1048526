import { redirect } from 'react-router';
import { adminPages } from '../../features/admin-frame/admin-pages.ts';

/** The back office opens on its first page. */
export const loader = () => redirect(adminPages[0].pages[0].to);
