import { connect } from 'node:tls';
import type { Config } from '../../platform/config.ts';
import { siteAddress } from '../import/site-address.ts';
import { about, type Finding } from './finding.ts';

const patience = 10_000;
const day = 86_400_000;

/** Whether the mail server takes us. */
export async function checkMail({ smtpUrl }: Config): Promise<Finding[]> {
  const mail = about('mail');
  if (smtpUrl === null)
    return [mail.warning('There is no mail server: mails are files in DATA_DIR/outbox', 'Set SMTP_URL.')];
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
  } as never);
  const { hostname } = new URL(smtpUrl);
  return transport
    .verify()
    .then(
      () => [mail.fine(`${hostname} takes our mails`)],
      (error: Error) => [
        mail.fault(
          `${hostname} does not take our mails: ${error.message}`,
          'Look at address, user and password in SMTP_URL.',
        ),
      ],
    )
    .finally(() => transport.close());
}

/** Whether the site answers where people reach it, over a certificate that lasts, and through a proxy that it trusts. */
export async function checkAddress(config: Config): Promise<Finding[]> {
  const site = about('site');
  const address = siteAddress(config);
  const answer = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(patience) }).catch(
    (error: Error) => error,
  );
  if (answer instanceof Error)
    return [
      site.fault(
        `${address} does not answer: ${(answer.cause as Error | undefined)?.message ?? answer.message}`,
        config.publicUrl === null
          ? 'Start the site: npm start.'
          : 'Look at the proxy, its certificate and the name.',
      ),
    ];
  const state = (await answer.json().catch(() => null)) as Record<string, string> | null;
  const found: Finding[] = [];
  if (state === null)
    found.push(
      site.fault(
        `${address} is answered by something else`,
        'Look where the proxy leads, and whether PUBLIC_URL is right.',
      ),
    );
  else if (state.status !== 'ready') {
    const bad = Object.entries(state).filter(([name, word]) => name !== 'status' && word !== 'ok');
    found.push(
      site.fault(
        `It is ${state.status}: ${bad.map(([name, word]) => `${name} ${word}`).join(', ')}`,
        'What is wrong stands in this list, or in its log.',
      ),
    );
  } else found.push(site.fine(`${address} is ready`));
  if (config.publicUrl === null) {
    found.push(
      site.warning(
        'PUBLIC_URL is not set',
        'Links in mails lead to this machine, and cookies are not for https alone.',
      ),
    );
    return found;
  }
  if (config.trustProxy === false)
    found.push(
      site.warning(
        'TRUST_PROXY is not set',
        'Behind a proxy all visitors would share one address and one rate limit.',
      ),
    );
  return [...found, ...checkClock(answer), ...(await checkCertificate(new URL(config.publicUrl)))];
}

/** The proxy's clock, as far as it says it. */
function checkClock(answer: Response): Finding[] {
  const said = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(said) || Math.abs(said - Date.now()) < 5000) return [];
  return [
    about('clock').warning(
      `The proxy's clock and ours differ by ${Math.round(Math.abs(said - Date.now()) / 1000)} s`,
      'Run an NTP service on both machines.',
    ),
  ];
}

function checkCertificate({ protocol, hostname, port }: URL): Promise<Finding[]> {
  const tls = about('tls');
  if (protocol !== 'https:')
    return Promise.resolve([
      tls.fault(
        'PUBLIC_URL is not https',
        'Passwords and sessions can be read on the way: put a proxy with a certificate before it.',
      ),
    ]);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      timeout: patience,
    });
    const end = (finding: Finding): void => {
      socket.destroy();
      resolve([finding]);
    };
    socket.once('secureConnect', () => {
      const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day);
      end(
        days < 14
          ? tls.warning(`The certificate ends in ${days} days`, 'Look why it was not renewed.')
          : tls.fine(`The certificate lasts ${days} days`),
      );
    });
    socket.once('timeout', () =>
      end(tls.fault(`${hostname} does not answer over TLS`, 'Look at the proxy.')),
    );
    socket.once('error', (error) =>
      end(tls.fault(`${hostname}: ${error.message}`, 'Look at the certificate of the proxy.')),
    );
  });
}
