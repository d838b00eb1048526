import type { Playback } from '#contract/videos.ts';

export interface CaptionTracks {
  /** The track whose cues should be drawn, or null. */
  chosen(): TextTrack | null;
  choose(index: number | null): void;
  remove(): void;
}

/**
 * Gives the media its caption tracks. They are loaded when chosen and stay hidden: the player draws the cues itself, so
 * that they can rise above its controls. Only a phone's own full screen, which shows nothing of ours, shows the tracks.
 */
export function addCaptionTracks(media: HTMLVideoElement, captions: Playback['captions']): CaptionTracks {
  const elements = captions.map((caption) => {
    const element = document.createElement('track');
    element.kind = 'captions';
    element.src = caption.url;
    element.srclang = caption.language;
    element.label = caption.label;
    media.append(element);
    return element;
  });
  let index: number | null = null;
  let native = false;
  const apply = () => {
    elements.forEach((element, at) => {
      element.track.mode = at === index ? (native ? 'showing' : 'hidden') : 'disabled';
    });
  };
  const enter = () => {
    native = true;
    apply();
  };
  const leave = () => {
    native = false;
    apply();
  };
  media.addEventListener('webkitbeginfullscreen', enter);
  media.addEventListener('webkitendfullscreen', leave);
  apply();
  return {
    chosen: () => (index === null ? null : (elements[index]?.track ?? null)),
    choose(next) {
      index = next;
      apply();
    },
    remove() {
      media.removeEventListener('webkitbeginfullscreen', enter);
      media.removeEventListener('webkitendfullscreen', leave);
      for (const element of elements) element.remove();
    },
  };
}
