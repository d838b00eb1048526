import { hash } from 'node:crypto';
import { createSigner, type Signer } from '../../../platform/http/signed-values.ts';
import type { PlaybackStart } from './viewing-rules.ts';

const signers = new Map<string, Signer>();

function signerOf(secret: string): Signer {
  let signer = signers.get(secret);
  if (!signer) {
    signer = createSigner(secret, 'playback start');
    signers.set(secret, signer);
  }
  return signer;
}

// video id 16, viewer 8, start 6, time to watch 2 bytes.
const length = 32;

/** A start of playback as text that only we can have made. */
export function signStart(secret: string, start: PlaybackStart): string {
  const bytes = Buffer.alloc(length);
  bytes.write(start.videoId.replaceAll('-', ''), 0, 'hex');
  bytes.writeBigInt64BE(BigInt(start.viewerHash), 16);
  bytes.writeUIntBE(start.startedAt, 24, 6);
  bytes.writeUInt16BE(start.watchMilliseconds, 30);
  return signerOf(secret).sign(bytes.toString('base64url'));
}

/** The start in a token; null if it is not ours. */
export function readStart(secret: string, token: string): PlaybackStart | null {
  const value = signerOf(secret).verify(token);
  const bytes = value === null ? null : Buffer.from(value, 'base64url');
  if (bytes?.length !== length) return null;
  const hex = bytes.toString('hex', 0, 16);
  return {
    videoId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    viewerHash: bytes.readBigInt64BE(16).toString(),
    startedAt: bytes.readUIntBE(24, 6),
    watchMilliseconds: bytes.readUInt16BE(30),
  };
}

/** The identity of a playback, the same however its token is encoded. */
export function playbackOf({ videoId, viewerHash, startedAt }: PlaybackStart): string {
  const hex = hash('sha256', `playback ${videoId} ${viewerHash} ${startedAt}`, 'hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
