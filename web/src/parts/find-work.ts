import { beginsWithZeros } from '#contract/human-check-rules.ts';
import { sha256 } from '../lib/sha256.ts';

/** The challenge with the first number that solves it. Takes a while: it belongs into a worker. */
export function findWork(challenge: string, bits: number): string {
  const encoder = new TextEncoder();
  for (let number = 0; ; number++) {
    const proof = `${challenge}:${number}`;
    if (beginsWithZeros(sha256(encoder.encode(proof)), bits)) return proof;
  }
}
