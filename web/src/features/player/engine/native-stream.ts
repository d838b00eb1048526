import type { Stream, StreamEvents } from './stream.ts';

/** What the browser plays by itself: a plain file, or HLS on systems without media source extensions. */
export function openNative(
  media: HTMLVideoElement,
  url: string,
  startAt: number,
  events: StreamEvents,
): Stream {
  let source = url;
  const load = (at: number) => {
    media.src = source;
    const goThere = () => {
      if (at > 0) media.currentTime = at;
    };
    media.addEventListener('loadedmetadata', goThere, { once: true });
  };
  const onError = () =>
    events.fault(media.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media');
  media.addEventListener('error', onError);
  load(startAt);
  return {
    setQuality() {},
    setAudio() {},
    async switchTo(nextUrl) {
      const { currentTime, paused } = media;
      source = nextUrl;
      load(currentTime);
      if (!paused) await media.play();
    },
    retry: () => load(media.currentTime),
    bandwidth: () => null,
    destroy() {
      media.removeEventListener('error', onError);
      media.removeAttribute('src');
      media.load();
    },
  };
}
