import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { keysOf } from '../../../platform/site-keys.ts';

export interface AccessClaims {
  /** The account. */
  sub: string;
  session_id: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
  [claim: string]: unknown;
}

/** The only header made or accepted: nothing in a token decides how it is checked. */
const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');

/** Short-lived tokens (JWT, HS256) for programs. They name a session and are valid only as long as it is. */
export class AccessTokens {
  /** Newest first: it signs, and all are accepted. */
  readonly #keys: readonly KeyObject[];

  constructor(secret: string) {
    this.#keys = keysOf(secret).map((key) =>
      createSecretKey(createHmac('sha256', key).update('access token').digest()),
    );
  }

  sign(claims: AccessClaims): string {
    const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return `${text}.${mac(this.#keys[0] as KeyObject, text).toString('base64url')}`;
  }

  /** The claims, or null if the token is not ours or has expired. */
  read(token: string, now: number = Date.now()): AccessClaims | null {
    const [head, body, signature, ...rest] = token.split('.');
    if (head !== header || !body || !signature || rest.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    const isOurs = this.#keys.some((key) => {
      const expected = mac(key, `${head}.${body}`);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!isOurs) return null;
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as AccessClaims;
    return claims.exp * 1000 > now ? claims : null;
  }
}

const mac = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest();
