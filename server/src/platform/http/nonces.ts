import { randomFillSync } from 'node:crypto';

const bytesEach = 16;

const drawn = Buffer.allocUnsafeSlow(bytesEach * 256);
let used = drawn.length;

/**
 * A nonce nobody can guess. Random bytes are drawn for 256 at a time: a system call costs more than the
 * bytes.
 */
export function drawNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const nonce = drawn.toString('base64url', used, used + bytesEach);
  // Nonces already given out are wiped from memory.
  drawn.fill(0, used, used + bytesEach);
  used += bytesEach;
  return nonce;
}
