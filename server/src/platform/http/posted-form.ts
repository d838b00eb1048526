import type { FastifyRequest } from 'fastify';
import { isUuid } from '../../kit/ids.ts';

const secret = /password|secret|token|challenge|code|pin/i;

/**
 * The fields of a form that a browser posted as a page, without secrets; null: not such a request. Repeated
 * names are numbered (`link 1`, `link 2`): only the page knows which of its fields each belongs to.
 */
export function postedForm(request: FastifyRequest): Readonly<Record<string, string>> | null {
  const { method, body, headers } = request;
  if (method !== 'POST' || !Buffer.isBuffer(body)) return null;
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return null;
  const fields = [...new URLSearchParams(body.toString('utf8'))].filter(([name]) => !secret.test(name));
  const times = new Map<string, number>();
  for (const [name] of fields) times.set(name, (times.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (times.get(name) === 1) return [name, value];
      const place = (seen.get(name) ?? 0) + 1;
      seen.set(name, place);
      return [`${name} ${place}`, value];
    }),
  );
}

/** The ones a person wrote: no choices, form names or ids. */
export const writtenTexts = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).flatMap(([name, value]) =>
    name === 'intent' || value.trim().length < 4 || isUuid(value) || value.startsWith('/') ? [] : [value],
  );
