/** Whether a library can feed the media element here; where it cannot, the browser plays HLS itself or not at all. */
export const hasMediaSource = () => 'ManagedMediaSource' in globalThis || 'MediaSource' in globalThis;
