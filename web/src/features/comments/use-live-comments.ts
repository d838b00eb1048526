import { type RefObject, useEffect, useRef, useState } from 'react';
import { useChannel } from '../../state/live.ts';
import { useMember } from '../../state/member.tsx';

/** The server caches answers for visitors for five seconds; asking sooner would return the old one. */
const visitorsWait = 5_500;
/** Everybody watching hears of a comment at the same moment: spread out their requests. */
const spread = 1_500;

/** Whether the element is on the screen or has been. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || element.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen, element]);
  return isSeen;
}

/** Reloads the comments of a video when others change something, once somebody has started to read them. */
export function useLiveComments(
  videoId: string,
  comments: RefObject<Element | null>,
  look: () => Promise<void>,
): void {
  const isMember = useMember() !== null;
  const isSeen = useSeen(comments);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const joined = useRef(0);
  const soon = () => {
    timer.current ??= setTimeout(
      () => {
        timer.current = undefined;
        void look();
      },
      (isMember ? 0 : visitorsWait) + Math.random() * spread,
    );
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  useChannel(isSeen ? `video-comments:${videoId}` : null, {
    onBroadcast: soon,
    // After a lost connection: events were missed meanwhile.
    onJoined: () => {
      if (joined.current++ > 0) soon();
    },
  });
}
