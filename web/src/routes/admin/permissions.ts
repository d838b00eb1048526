import { redirect } from 'react-router';
import * as adminPaths from '../../admin-paths.ts';

/** Who may see ads is a page of advertising; this address of it is known too. */
export const loader = () => redirect(adminPaths.adPermissions());
