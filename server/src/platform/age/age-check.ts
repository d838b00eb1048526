import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { createSigner } from '../http/signed-values.ts';

/** How long somebody may take over a check by an outside service. */
export const checkSeconds = 900;

/** A check under way: half of it goes to the service, half stays in the browser. */
export interface AgeCheck {
  /** For the service: the age that is asked, when the check ends, and a hash of what the browser keeps. */
  state: string;
  /** For the browser’s cookie: what only it knows, and the page to go back to, which is nobody else’s business. */
  remembered: string;
}

export type CheckFault = 'forged' | 'expired' | 'other browser';

export interface AgeChecks {
  begin(minimumAge: number, returnTo: string): AgeCheck;
  /** What a state says that came back to the browser with this cookie. */
  end(
    state: string,
    remembered: string | null,
  ): { minimumAge: number; returnTo: string; hash: Buffer } | CheckFault;
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

export function createAgeChecks(
  { secret }: Pick<Config, 'secret'>,
  now: () => number = () => Date.now(),
): AgeChecks {
  const states = createSigner(secret, 'age check');
  const cookies = createSigner(secret, 'age check of a browser');
  return {
    begin(minimumAge, returnTo) {
      const own = randomBytes(16).toString('base64url');
      const ends = Math.floor(now() / 1000) + checkSeconds;
      return {
        state: states.sign(`${minimumAge}.${ends}.${hashOf(own).toString('base64url')}`),
        remembered: cookies.sign(`${own}.${Buffer.from(returnTo).toString('base64url')}`),
      };
    },
    end(state, remembered) {
      const [minimumAge = '', ends = '', hash = ''] = states.verify(state)?.split('.') ?? [];
      if (hash === '') return 'forged';
      if (Number(ends) * 1000 < now()) return 'expired';
      const [own = '', returnTo = ''] = cookies.verify(remembered ?? '')?.split('.') ?? [];
      if (hashOf(own).toString('base64url') !== hash) return 'other browser';
      return {
        minimumAge: Number(minimumAge),
        returnTo: Buffer.from(returnTo, 'base64url').toString(),
        hash: hashOf(state),
      };
    },
  };
}
