import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';

export interface TestOpenId {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is at the provider, and whether they consent. */
  person: { sub: string; email: string | null; email_verified: boolean } | 'refuses';
  /** Plays the browser: from the address it is sent to, to the one it is sent back to. */
  follow(url: string): Promise<URL>;
  stop(): Promise<void>;
}

/** An OpenID provider on loopback without the real pages: the person there is known and has decided. */
export async function startTestOpenId(redirectUris: string[]): Promise<TestOpenId> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const test: TestOpenId = {
    issuer,
    clientId: 'tsukimi',
    clientSecret: 'a secret of the test',
    person: { sub: '1', email: 'mio@example.test', email_verified: true },
    async follow(url) {
      const cookies = new Map<string, string>();
      let next = new URL(url);
      for (let hops = 0; hops < 12 && next.origin === issuer; hops++) {
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        });
        for (const set of response.headers.getSetCookie()) {
          const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (location === null) throw new Error(`${next}: ${response.status} ${await response.text()}`);
        next = new URL(location, next);
      }
      return next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  const configuration: Configuration = {
    clients: [
      {
        client_id: test.clientId,
        client_secret: test.clientSecret,
        redirect_uris: redirectUris,
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () =>
        test.person === 'refuses' ? { sub: id } : { ...test.person, email: test.person.email ?? undefined },
    }),
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
  };
  // It warns about its development keys, which is no news in a test.
  const warn = console.warn;
  const info = console.info;
  console.warn = console.info = () => {};
  const provider = new Provider(issuer, configuration);
  const callback = provider.callback();
  console.warn = warn;
  console.info = info;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
    if (test.person === 'refuses')
      return provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'End-User aborted interaction',
      });
    if (prompt.name === 'select_account')
      return provider.interactionFinished(request, response, { select_account: {} });
    if (prompt.name === 'consent') {
      const grant =
        (grantId ? await provider.Grant.find(grantId) : undefined) ??
        new provider.Grant({ accountId: session?.accountId ?? '', clientId: String(params.client_id) });
      grant.addOIDCScope('openid email');
      return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
    }
    return provider.interactionFinished(request, response, {
      login: { accountId: test.person.sub },
    });
  }
  return test;
}
