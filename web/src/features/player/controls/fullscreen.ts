import { useSyncExternalStore } from 'react';

/** iPhones offer full screen only for the media element, with their own controls. */
type PhoneMedia = HTMLVideoElement & { webkitEnterFullscreen?: () => void };
type Lockable = ScreenOrientation & { lock?: (to: 'landscape') => Promise<void> };

export async function toggleFullscreen(shell: HTMLElement, media: PhoneMedia): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else if (shell.requestFullscreen) {
      await shell.requestFullscreen();
      if (media.videoWidth > media.videoHeight) await (screen.orientation as Lockable).lock?.('landscape');
    } else media.webkitEnterFullscreen?.();
  } catch {
    // Refused by the browser, or a screen that cannot be turned: nothing changes.
  }
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
export const useIsFullscreen = (shell: HTMLElement): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement === shell);
