import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kit/app-error.ts';
import type { Config } from '../config.ts';

const path = '/.well-known/security.txt';
const dayMs = 86_400_000;
/** RFC 9116 asks for less than a year. */
const holdsDays = 180;

/**
 * Whom to tell about a security hole, for people and programs that look for it (RFC 9116); absent while
 * nobody is named.
 */
export function securityTextRoute(
  app: FastifyInstance,
  { config, origin }: { config: Pick<Config, 'settings'>; origin: string },
): void {
  app.get(path, async (_request, reply) => {
    const contact = config.settings.securityContact;
    if (contact === '') throw new AppError('notFound', 'No security contact is named here.');
    const expires = new Date((Math.floor(Date.now() / dayMs) + holdsDays) * dayMs);
    const lines = [
      `Contact: ${contact.startsWith('https://') ? contact : `mailto:${contact}`}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
