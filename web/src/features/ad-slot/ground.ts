/** How far two shapes may differ before what is left of the room is seen. */
const slack = 0.02;

/** Whether a picture leaves a part of its room bare. */
export const leavesRoom = (picture: readonly [number, number], room: readonly [number, number]): boolean => {
  const [ratio, own] = [picture[0] / picture[1], room[0] / room[1]];
  return Number.isFinite(ratio) && Number.isFinite(own) && Math.abs(ratio / own - 1) > slack;
};

/** A picture of another shape than its room stands whole, and on a blurred one of itself instead of on nothing. */
export function groundOf(box: HTMLElement): void {
  const shown = box.querySelector<HTMLImageElement | HTMLVideoElement>(':scope > a :is(img, video)');
  if (!shown) return;
  const isVideo = shown instanceof HTMLVideoElement;
  const size = isVideo
    ? ([shown.videoWidth, shown.videoHeight] as const)
    : ([shown.naturalWidth, shown.naturalHeight] as const);
  const still = isVideo ? shown.poster : shown.currentSrc;
  if (still === '' || !leavesRoom(size, [box.clientWidth, box.clientHeight])) return;
  box.style.setProperty('--still', `url(${JSON.stringify(still)})`);
  box.dataset.ground = '';
}
