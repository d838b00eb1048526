/** Whether a library can feed the media element here; if not, the browser plays HLS itself or not at all. */
export const hasMediaSource = () => 'ManagedMediaSource' in globalThis || 'MediaSource' in globalThis;
