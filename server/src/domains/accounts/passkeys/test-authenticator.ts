import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The CBOR needed here: integers, bytes, texts and maps of them. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number): Buffer => {
    if (n < 24) return Buffer.from([(major << 5) | n]);
    if (n < 256) return Buffer.from([(major << 5) | 24, n]);
    return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)]),
  ]);
}

interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
  user?: { id: string };
}
export interface SignOptions {
  /** The page that asks; the real one unless a test plays a phishing page. */
  origin: string;
  /** Whether its owner gave a fingerprint or PIN. */
  verifiesUser?: boolean;
}

/** A passkey in software: makes one credential (ES256) and signs with it, as a phone would. */
export class TestAuthenticator {
  readonly #id = randomBytes(32);
  readonly #key: KeyObject;
  readonly #publicKey: Map<number, Cbor>;
  #counter = 0;
  #userHandle: string | undefined;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }

  get id(): string {
    return this.#id.toString('base64url');
  }

  /** In COSE form, as stored. */
  get publicKey(): Buffer {
    return cbor(this.#publicKey as Map<number | string, Cbor>);
  }

  create(options: unknown, { origin, verifiesUser = true }: SignOptions): object {
    const asked = options as Asked;
    this.#userHandle = asked.user?.id;
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      this.publicKey,
    ]);
    const authData = Buffer.concat([this.#data(asked.rp?.id ?? '', verifiesUser, 0x40), credential]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', asked.challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'hybrid'],
    });
  }

  get(options: unknown, { origin, verifiesUser = true }: SignOptions): object {
    const asked = options as Asked;
    this.#counter++;
    const authData = this.#data(asked.rpId ?? '', verifiesUser, 0);
    const client = this.#client('webauthn.get', asked.challenge, origin);
    const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} };
  }
  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
  #data(rpId: string, verifiesUser: boolean, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }
}
