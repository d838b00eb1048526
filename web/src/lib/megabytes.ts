import * as texts from '../texts/common.ts';
import { fillIn } from './fill-in.ts';

/** Bytes as megabytes, at least 0.1. Apart from the other formats, which the first page loads. */
export const megabytes = (bytes: number): string =>
  fillIn(texts.maxMb, { max: Math.max(0.1, Math.round(bytes / 1e5) / 10) });
