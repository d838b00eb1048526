import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const variant = (codecs: string, height: number) =>
  `#EXT-X-STREAM-INF:BANDWIDTH=900000,AVERAGE-BANDWIDTH=400000,RESOLUTION=1280x${height},FRAME-RATE=23.976,CODECS="${codecs}"\n${height}p-${codecs.slice(0, 4)}/index.m3u8\n`;
const head = '#EXTM3U\n#EXT-X-VERSION:7\n';
const first = variant('avc1.640028,mp4a.40.2', 360) + variant('avc1.640028,mp4a.40.2', 720);
const second = variant('av01.0.05M.10,opus', 360) + variant('av01.0.08M.10,opus', 720);
const master = head + first + second;

const isTypeSupported = vi.fn();
let decodingInfo: ReturnType<typeof vi.fn>;
const load = async () => (await import('./generations.ts')) as typeof import('./generations.ts');
/** The choice of a page that has not chosen before. */
const chosen = async () => {
  vi.resetModules();
  return (await load()).chosenVariants(master);
};
const decodes = (smooth: boolean, powerEfficient: boolean) =>
  decodingInfo.mockResolvedValue({ supported: true, smooth, powerEfficient });

beforeEach(() => {
  vi.resetModules();
  decodingInfo = vi.fn();
  Object.assign(navigator, { mediaCapabilities: { decodingInfo }, connection: undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  isTypeSupported.mockReset().mockReturnValue(true);
  vi.stubGlobal('MediaSource', { isTypeSupported });
});
afterEach(() => {
  Object.assign(navigator, { getBattery: undefined });
  vi.unstubAllGlobals();
});

test('AV1 is taken where it is decoded with ease, by the largest rung that there is', async () => {
  decodes(true, true);
  const { chosenVariants } = await load();
  expect(await chosenVariants(master)).toBe(head + second);
  expect(decodingInfo).toHaveBeenCalledWith({
    type: 'media-source',
    video: {
      contentType: 'video/mp4;codecs="av01.0.08M.10"',
      width: 1280,
      height: 720,
      bitrate: 900_000,
      framerate: 23.976,
    },
  });
});

test('by the processor alone it is taken at the mains, never on a battery or while data is saved', async () => {
  decodes(true, false);
  const battery = (charging: boolean) => Object.assign(navigator, { getBattery: async () => ({ charging }) });
  battery(false);
  expect(await chosen()).toBe(head + first);
  battery(true);
  expect(await chosen()).toBe(head + second);
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await chosen()).toBe(head + first);
});

test('where nothing is told of batteries, the processor alone does not take it', async () => {
  decodes(true, false);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('screen', { width: 1920 });
  expect(await chosen()).toBe(head + first);
});

test('what is not smooth, not known, or not said in time is H.264', async () => {
  decodes(false, true);
  expect(await chosen()).toBe(head + first);
  decodingInfo.mockRejectedValue(new TypeError('no such codec'));
  expect(await chosen()).toBe(head + first);
  decodingInfo.mockReturnValue(new Promise(() => {}));
  expect(await chosen()).toBe(head + first);
  Object.assign(navigator, { mediaCapabilities: undefined });
  expect(await chosen()).toBe(head + first);
});

test('where its sound cannot be fed beside it, it is H.264 too', async () => {
  decodes(true, true);
  isTypeSupported.mockReturnValue(false);
  const { chosenVariants } = await load();
  expect(await chosenVariants(master)).toBe(head + first);
  expect(isTypeSupported).toHaveBeenCalledWith('video/mp4;codecs="av01.0.08M.10,opus"');
});

test('a decoder that failed gets no second chance on this page', async () => {
  decodes(true, true);
  const { avoidSecond, chosenVariants } = await load();
  expect(await chosenVariants(master)).toBe(head + second);
  expect([avoidSecond(), avoidSecond()]).toEqual([true, false]);
  expect(await chosenVariants(master)).toBe(head + first);
});

test('a master of one generation is left as it is, and nobody is asked', async () => {
  const { chosenVariants } = await load();
  for (const one of [head + first, head + second]) expect(await chosenVariants(one)).toBe(one);
  expect(decodingInfo).not.toHaveBeenCalled();
});

test('other codecs, and sound alone, stay beside the chosen generation', async () => {
  decodes(true, true);
  const others =
    variant('hvc1.1.6.L93.B0,mp4a.40.2', 720) + variant('vp09.00.40.08', 720) + variant('opus', 0);
  const { chosenVariants } = await load();
  expect(await chosenVariants(master + others)).toBe(head + second + others);
});

test('whoever asks again of the same master gets the same answer', async () => {
  const { chosenVariants } = await load();
  decodingInfo.mockReturnValue(new Promise(() => {}));
  const early = chosenVariants(master);
  decodes(true, true);
  expect(await Promise.all([early, chosenVariants(master)])).toEqual([head + first, head + first]);
  for (let i = 0; i < 4; i++) await chosenVariants(`${master}#${i}`);
  expect(await chosenVariants(master)).toBe(head + second);
});
