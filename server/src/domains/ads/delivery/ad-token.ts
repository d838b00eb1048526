import { randomFillSync } from 'node:crypto';
import { adDevices, adPageTypes } from '#contract/ad-words.ts';
import { limits } from '#contract/limits.ts';
import { createSigner, type Signer } from '../../../platform/http/signed-values.ts';

/** What an ad was given out as. */
export interface Serve {
  /** Random, as PostgreSQL's bigint in decimal. */
  serveId: string;
  postingNumber: number;
  variant: number;
  /** Places in the lists of the contract. */
  pageType: number;
  device: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Of the day; of somebody who refuses advertising, of their network alone. */
  viewerHash: string;
  allowsAdvertising: boolean;
  /** 0: nothing had to be reserved. */
  sliceId: number;
  /** Milliseconds since 1970. */
  givenAt: number;
}

/** Asked for in advance: a call for a few bytes costs more than to sign a token. */
const chance = Buffer.alloc(8 * 512);
let drawn = chance.length;

/** A name for an ad that is given out, which no other one has. */
export function newServeId(): string {
  if (drawn === chance.length) {
    randomFillSync(chance);
    drawn = 0;
  }
  const id = chance.readBigInt64BE(drawn).toString();
  drawn += 8;
  return id;
}

/** Milliseconds for which a token is good. */
export const tokenLife = limits.adTokenMinutes * 60_000;

const signers = new Map<string, Signer>();

function signerOf(secret: string): Signer {
  let signer = signers.get(secret);
  if (!signer) {
    signer = createSigner(secret, 'ad given out');
    signers.set(secret, signer);
  }
  return signer;
}

// serve 8, posting 4, variant, page type, device, consent 1 each, country 2, viewer 8, slice 6, time 6 bytes.
const length = 38;

/** As text that only we can have made. */
export function signServe(secret: string, serve: Serve): string {
  const bytes = Buffer.alloc(length);
  bytes.writeBigInt64BE(BigInt(serve.serveId), 0);
  bytes.writeInt32BE(serve.postingNumber, 8);
  bytes[12] = serve.variant;
  bytes[13] = serve.pageType;
  bytes[14] = serve.device;
  bytes[15] = Number(serve.allowsAdvertising);
  bytes.write(serve.country, 16, 2, 'latin1');
  bytes.writeBigInt64BE(BigInt(serve.viewerHash), 18);
  bytes.writeUIntBE(serve.sliceId, 26, 6);
  bytes.writeUIntBE(serve.givenAt, 32, 6);
  return signerOf(secret).sign(bytes.toString('base64url'));
}

/** What a token says; null if it is not ours. */
export function readServe(secret: string, token: string): Serve | null {
  const value = signerOf(secret).verify(token);
  const bytes = value === null ? null : Buffer.from(value, 'base64url');
  if (bytes?.length !== length) return null;
  const [variant = 0, pageType = 0, device = 0, consent = 0] = bytes.subarray(12, 16);
  if (pageType >= adPageTypes.length || device >= adDevices.length) return null;
  return {
    serveId: bytes.readBigInt64BE(0).toString(),
    postingNumber: bytes.readInt32BE(8),
    variant,
    pageType,
    device,
    country: bytes.toString('latin1', 16, 18),
    viewerHash: bytes.readBigInt64BE(18).toString(),
    allowsAdvertising: consent === 1,
    sliceId: bytes.readUIntBE(26, 6),
    givenAt: bytes.readUIntBE(32, 6),
  };
}
