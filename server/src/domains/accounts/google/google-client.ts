import type { Configuration } from 'openid-client';
import { badInput } from '../../../kit/app-error.ts';
import { readEmailAddress } from '../../../kit/email-address.ts';
import type { GoogleConfig } from '../../../platform/config-services.ts';

/** What is stored between leaving for Google and coming back; only this browser has it. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person as Google knows them. */
export interface GooglePerson {
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
}

/** The provider's description of itself is fetched once and cached for this long, in milliseconds. */
const metadataCachedFor = 3_600_000;

/** Talks to one OpenID provider. At the first sign-in the library is loaded and the provider asked. */
export class GoogleClient {
  readonly #config: GoogleConfig;
  #found: { configuration: Promise<Configuration>; until: number } | null = null;

  constructor(config: GoogleConfig) {
    this.#config = config;
  }

  /** The address to send a browser to, and what it must bring back. */
  async begin(redirectUri: string): Promise<{ url: string; secrets: FlowSecrets }> {
    const openid = await import('openid-client');
    const secrets = {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      verifier: openid.randomPKCECodeVerifier(),
    };
    const url = openid.buildAuthorizationUrl(await this.#discover(), {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    return { url: url.href, secrets };
  }

  /** Who came back. Throws if state, nonce, proof key, signature or code do not match. */
  async finish(cameBackTo: URL, secrets: FlowSecrets): Promise<GooglePerson> {
    const openid = await import('openid-client');
    const tokens = await openid.authorizationCodeGrant(await this.#discover(), cameBackTo, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (claims === undefined || claims.sub.length > 255)
      throw badInput('code', 'Google didn’t tell us who you are. Please try again.');
    return {
      subject: claims.sub,
      email: typeof claims.email === 'string' ? readEmailAddress(claims.email) : null,
      isEmailVerified: claims.email_verified === true,
    };
  }

  #discover(): Promise<Configuration> {
    if (this.#found === null || this.#found.until < Date.now()) {
      const configuration = this.#ask();
      this.#found = { configuration, until: Date.now() + metadataCachedFor };
      configuration.catch(() => {
        this.#found = null;
      });
    }
    return this.#found.configuration;
  }

  async #ask(): Promise<Configuration> {
    const openid = await import('openid-client');
    const { issuer, clientId, clientSecret } = this.#config;
    const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
    return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: 10,
      execute: insecure,
    });
  }
}
