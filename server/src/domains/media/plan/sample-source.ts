import type { SourceFacts, VideoFacts } from '../source/source-facts.ts';

/** A source for tests: an ordinary episode. */
export const sampleVideo = (changes: Partial<VideoFacts> = {}): VideoFacts => ({
  index: 0,
  codec: 'h264',
  durationSeconds: 60,
  width: 1920,
  height: 1080,
  frameRate: { num: 24000, den: 1001 },
  variableFrameRate: false,
  interlaced: false,
  tenBit: false,
  transfer: 'sdr',
  rgb: false,
  limitedRange: true,
  matrix: null,
  primaries: null,
  curve: null,
  ...changes,
});
export const sampleSource = (changes: Partial<SourceFacts> = {}): SourceFacts => ({
  container: 'mov,mp4,m4a,3gp,3g2,mj2',
  durationSeconds: 60,
  video: sampleVideo(),
  isPicture: false,
  audio: [{ index: 1, channels: 2, language: 'ja', label: 'Japanese', isDefault: true }],
  subtitles: [],
  chapters: [],
  encrypted: false,
  ...changes,
});
