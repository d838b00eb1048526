import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Output } from '#contract/calls.ts';
import { call } from '#contract/client.ts';
import type { Upload } from '#contract/uploads.ts';
import { useAskBeforeUnload } from '../../lib/use-ask-before-unload.ts';
import { isUnderWay, type Sending, sender } from './sending.ts';

/** Milliseconds between checks while something is going on. */
const glance = 2000;

/** States of files and videos in which nothing happens by itself. */
const atRest = ({ state, video, can_retry: isStopped }: Upload): boolean =>
  state === 'failed' ||
  state === 'received' ||
  (state === 'done' &&
    (video === null ||
      isStopped ||
      video.playback_state === 'failed' ||
      (video.playback_state === 'ready' && video.publish_status !== 'processing')));

const nothing: readonly Sending[] = [];

/**
 * The member's uploads, as the server has them and as this browser sends them. Reloaded while something is going on.
 */
export function useUploads(first: readonly Upload[], firstRoom: Output<'get_upload_room'>) {
  const [uploads, setUploads] = useState(first);
  const [room, setRoom] = useState(firstRoom);
  const count = useRef(first.length);
  const [isLost, setLost] = useState(false);
  const sendings = useSyncExternalStore(sender.subscribe, sender.list, () => nothing);
  const asking = useRef<Promise<void> | null>(null);

  const refresh = useCallback((): Promise<void> => {
    asking.current ??= call('get_my_uploads', { p_limit: 100 })
      .then(
        (rows) => {
          setUploads(rows);
          // Uploads that come or go change the free space.
          if (rows.length !== count.current) void call('get_upload_room', {}).then(setRoom, () => {});
          count.current = rows.length;
          setLost(false);
        },
        () => setLost(true),
      )
      .finally(() => {
        asking.current = null;
      });
    return asking.current;
  }, []);

  useEffect(() => sender.know(uploads), [uploads]);

  const isBusy = sendings.some(isUnderWay);
  const isMoving = isBusy || isLost || uploads.some((upload) => !atRest(upload));
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, glance);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);

  useEffect(() => {
    sender.onMoved = () => void refresh();
    addEventListener('online', sender.wake);
    return () => {
      sender.onMoved = () => {};
      removeEventListener('online', sender.wake);
    };
  }, [refresh]);

  useAskBeforeUnload(() => isBusy);

  return { uploads, room, sendings, sender, isLost, refresh };
}
