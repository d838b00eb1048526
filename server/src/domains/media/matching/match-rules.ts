import { distance, hashBytes, mirrored } from './frame-hash-rules.ts';

/** Bits out of 256 in which two frames may differ and still show the same picture. */
export const frameDistance = 48;
/** Share of one side's frames that the other must have. */
export const leastShare = 0.5;
/** Fewer frames than this prove nothing, unless a file has no more. */
export const leastFrames = 3;
/** Neighbours that differ less count as one frame: a still picture counts once, however long it is shown. */
const sameFrame = 8;
/** Frames stored per file: evenly spread, and where scenes begin. */
const evenFrames = 40;
export const mostFrames = 64;
/** Frames used to look a file up. */
export const mostAsked = 512;

export interface Frame {
  hash: Buffer;
  /** Position in the file. */
  seconds: number;
}

/** Leaves out frames that look like the one before. */
export function distinctFrames(frames: readonly Frame[]): Frame[] {
  const distinct: Frame[] = [];
  for (const frame of frames) {
    const before = distinct.at(-1);
    if (before === undefined || distance(before.hash, frame.hash) > sameFrame) distinct.push(frame);
  }
  return distinct;
}

/**
 * The frames by which a file is recognised. Steps are powers of two, so that a slightly shorter copy gives
 * the same ones; the rest are those that differ most from the one before.
 */
export function chosenFrames(frames: readonly Frame[]): Frame[] {
  const distinct = distinctFrames(frames);
  if (distinct.length <= mostFrames) return distinct;
  const step = 2 ** Math.ceil(Math.log2(frames.length / evenFrames));
  const chosen = new Set(frames.filter((_, at) => at % step === 0));
  const picked = new Set(distinct.filter((frame) => chosen.has(frame)));
  const starts = distinct
    .map((frame, at) => ({ frame, change: at === 0 ? 256 : distance(distinct[at - 1]!.hash, frame.hash) }))
    .sort((a, b) => b.change - a.change);
  for (const { frame } of starts) {
    if (picked.size >= mostFrames) break;
    picked.add(frame);
  }
  return [...picked].sort((a, b) => a.seconds - b.seconds);
}

/** The frames used to look a file up: all that differ; of a very long file one every second, fourth, … */
export function askedFrames(frames: readonly Frame[]): Frame[] {
  const step = 2 ** Math.max(0, Math.ceil(Math.log2(frames.length / mostAsked)));
  return distinctFrames(frames.filter((_, at) => at % step === 0));
}

export interface Likeness {
  /** Share of the shorter side's frames that the other has, 0 to 1. */
  share: number;
  isMirrored: boolean;
}

/**
 * Whether a file resembles a listed one: half the frames of either are in the other. So a copy matches, as
 * does part of what was taken down, or a longer film that contains all of it. Null: no match.
 */
export function likeness(asked: readonly Buffer[], listed: readonly Buffer[]): Likeness | null {
  const straight = shareOf(asked, listed);
  const turned = shareOf(asked.map(mirrored), listed);
  const share = Math.max(straight, turned);
  return share === 0 ? null : { share, isMirrored: turned > straight };
}

/**
 * Whether any frame of a file is one of the entry's, directly or mirrored: otherwise the two are not compared
 * further.
 */
export function touches(asked: readonly Buffer[], listed: readonly Buffer[]): boolean {
  const turned = listed.map(mirrored);
  const isNear = (hash: Buffer) => (other: Uint8Array) => distance(hash, other) <= frameDistance;
  return asked.some((hash) => listed.some(isNear(hash)) || turned.some(isNear(hash)));
}

function shareOf(asked: readonly Buffer[], listed: readonly Buffer[]): number {
  if (asked.length === 0 || listed.length === 0) return 0;
  const seen = new Uint8Array(listed.length);
  let matched = 0;
  for (const hash of asked) {
    let isThere = false;
    listed.forEach((other, at) => {
      if (distance(hash, other) > frameDistance) return;
      isThere = true;
      seen[at] = 1;
    });
    if (isThere) matched++;
  }
  const covered = seen.reduce((sum, one) => sum + one, 0);
  return Math.max(countedShare(matched, asked.length), countedShare(covered, listed.length));
}

function countedShare(matched: number, all: number): number {
  const share = matched / all;
  return matched >= Math.min(leastFrames, all) && share >= leastShare ? share : 0;
}

/** The rule in numbers, stored with each match it found. */
export const matchRule = { bits: hashBytes * 8, frameDistance, leastShare, leastFrames };
