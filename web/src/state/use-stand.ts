import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Deed, type Done, perform } from './deed.ts';
import { useMember } from './member.tsx';

/** How something stands with the viewer, and how they change it, one act at a time. `server`: as the page was loaded. */
export function useStand<Stand>(server: Stand) {
  const memberId = useMember()?.id ?? null;
  const { revalidate } = useRevalidator();
  const [stand, setStand] = useState(server);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  useEffect(() => {
    if (!busy.current) setStand(server);
  }, [server]);

  async function act(deed: Deed<Stand>): Promise<Done<Stand> | null> {
    if (busy.current) return null;
    busy.current = true;
    setBusy(true);
    const did = await perform<Stand>(deed, { memberId, stand, show: setStand });
    // Logging in loads the page again, and what was read before this act would come after it.
    if (memberId === null && did !== null) void revalidate();
    busy.current = false;
    setBusy(false);
    return did;
  }
  return { stand, isBusy, act };
}
