import { laterPart } from '../../lib/lazy-part.ts';

/** The way out of discreet mode’s pages. */
export const LeaveNow = laterPart(() => import('./leave-now.tsx'));
