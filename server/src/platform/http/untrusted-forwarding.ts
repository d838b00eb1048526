import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';

const forwarding = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'];

/**
 * Reports, once per process, forwarding headers from an untrusted peer: behind an unnamed proxy all visitors
 * share one address and one budget. `tell` is given that peer's address.
 */
export function noticeUntrustedForwarding(
  app: FastifyInstance,
  { config, log, tell }: { config: Pick<Config, 'trustProxy'>; log: Log; tell: (peer: string) => void },
): void {
  const trusts = proxyAddr.compile(config.trustProxy === false ? [] : config.trustProxy);
  let told = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!told && forwarding.some((name) => request.headers[name] !== undefined)) {
      const peer = request.raw.socket.remoteAddress ?? '';
      if (!trusts(peer, 0)) {
        told = true;
        log.warn(
          { peer },
          'forwarding headers of a peer that TRUST_PROXY does not name were not believed; if it is your proxy, name it, for all its visitors count as one',
        );
        tell(peer);
      }
    }
    done();
  });
}
