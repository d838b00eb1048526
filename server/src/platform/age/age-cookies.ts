import type { AgeMethod } from '#contract/age.ts';
import { type AgeProofs, declaredCookie, proofCookie, proofSeconds } from './age-proof.ts';

/** Our player in a frame on another site. */
const framed = /^\/embed\//;

/**
 * How far a cookie reaches. In a frame on another site one is stored only for that site's frames, and only with
 * https.
 */
const scopeOf = (page: string, secure: boolean): string =>
  !secure
    ? 'SameSite=Lax'
    : framed.test(page)
      ? 'SameSite=None; Secure; Partitioned'
      : 'SameSite=Lax; Secure';

const written = (name: string, value: string, seconds: number, scope: string): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; ${scope}`;

export interface CookiePlace {
  /** The page that is gone back to. */
  page: string;
  secure: boolean;
}

/** Takes everything back, for a shared device. */
export const forgetting = ({ page, secure }: CookiePlace): string[] =>
  [declaredCookie, proofCookie].map((name) => written(name, '', 0, scopeOf(page, secure)));

/** Somebody's word that they are 18 is a cookie that says just that; anything more is signed. */
export function keeping(
  proofs: AgeProofs,
  age: number,
  method: AgeMethod,
  { page, secure }: CookiePlace,
): string {
  const scope = scopeOf(page, secure);
  return method === 'declaration' && age === 18
    ? written(declaredCookie, '1', proofSeconds(method), scope)
    : written(proofCookie, proofs.write(age, method), proofSeconds(method), scope);
}
