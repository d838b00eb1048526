import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Draws what is in it once somebody comes near: until then neither its program nor its data is asked for. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => entries.some((one) => one.isIntersecting) && setNear(true),
      {
        rootMargin: '500px',
      },
    );
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);
  return isNear ? <Suspense>{children}</Suspense> : <div ref={place} />;
}
