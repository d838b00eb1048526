import * as texts from '../texts/admin-ads.ts';
import { asksProof } from '../ui/prove-link.tsx';
import { useAct } from './use-act.ts';

/** An act on a page of advertising. `denied`: what the page says when a call answers that its reader is no admin any more. */
export function useAdAct(denied = texts.accessDenied): ReturnType<typeof useAct> {
  const act = useAct();
  const run: typeof act.run = (failure, work) =>
    act.run(failure, async () => {
      try {
        return await work();
      } catch (error) {
        const { status, hint = null } = error as { status?: number; hint?: string | null };
        if (status !== 403 || asksProof({ hint })) throw error;
        throw Object.assign(new Error(denied), { status: 403, isWhole: true });
      }
    });
  return { ...act, run };
}
