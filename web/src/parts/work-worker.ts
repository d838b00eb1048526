import { findWork } from './find-work.ts';

addEventListener('message', ({ data }: MessageEvent<{ challenge: string; bits: number }>) => {
  postMessage(findWork(data.challenge, data.bits));
});
