import { tmpdir } from 'node:os';
import { findMediaTools, type MediaTools } from './executables.ts';

/** This machine's ffmpeg and ffprobe for what tests make and measure themselves: no fence, no data folder. */
export const testMediaTools = (ffmpegPath: string | null = null): Promise<MediaTools> =>
  findMediaTools({
    ffmpegPath,
    ffprobePath: null,
    mediaFence: 'none',
    dataDir: tmpdir(),
    isDevelopment: true,
  });
