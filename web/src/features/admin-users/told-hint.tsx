import { useUnmailed } from '../../parts/unmailed.tsx';
import * as texts from '../../texts/admin-users.ts';

/** How a member learns why something was done to them. */
export const ToldHint = () => <>{useUnmailed() === null ? texts.weEmailThis : texts.theySeeThis}</>;
