import { type AgeAsked, type AgeMethod, ageMethods } from '#contract/age.ts';
import { dayOf, isDay } from '../../kit/dates.ts';
import { remembered } from '../../kit/remembered.ts';
import type { Config } from '../config.ts';
import { createSigner } from '../http/signed-values.ts';

export const declaredCookie = 'age_confirmed';
export const proofCookie = 'age_proof';

/** What a browser can show: that whoever uses it is over an age, how that is known, and until which day it counts. */
export interface AgeProof {
  readonly age: number;
  readonly method: AgeMethod;
  /** `YYYY-MM-DD`. */
  readonly until: string;
}

/** A checked age is asked for again sooner than one's word: a device changes hands. */
const proofDays: Readonly<Record<AgeMethod, number>> = { declaration: 365, identity: 90, assurance: 90 };
export const proofSeconds = (method: AgeMethod): number => proofDays[method] * 86_400;

export interface AgeProofs {
  /** The value of a cookie. It holds the age, the method and a day: nothing about who, where or when. */
  write(age: number, method: AgeMethod): string;
  /** Null: not ours, or past its day. */
  read(value: string): AgeProof | null;
}

export function createAgeProofs(
  { secret }: Pick<Config, 'secret'>,
  now: () => number = () => Date.now(),
): AgeProofs {
  const signer = createSigner(secret, 'age proof');
  const open = remembered((value) => partsOf(signer.verify(value)), { most: 1000, longest: 100 });
  return {
    write: (age, method) => signer.sign(`${age}_${method}_${dayOf(now() + proofSeconds(method) * 1000)}`),
    read(value) {
      const proof = open(value);
      return proof !== null && proof.until >= dayOf(now()) ? proof : null;
    },
  };
}

function partsOf(text: string | null): AgeProof | null {
  const [age = '', method = '', until = '', ...more] = text?.split('_') ?? [];
  const known = ageMethods.find((one) => one === method);
  if (!/^\d{2}$/.test(age) || known === undefined || !isDay(until) || more.length > 0) return null;
  return { age: Number(age), method: known, until };
}

/** Whether a proof is what a place asks for. Where one's word is enough, a checked age is too. */
export const satisfies = (
  { age, method }: Pick<AgeProof, 'age' | 'method'>,
  { minimumAge, methods }: AgeAsked,
): boolean => age >= minimumAge && (methods.includes(method) || methods.includes('declaration'));
