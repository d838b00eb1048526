import type { Draw } from './draw.ts';
import { brokenBodies, contentTypes, manners, pathTwists } from './manners.ts';
import { badValue, goodValue, type Schema, twistedJson } from './values.ts';

export interface BadRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** Whose session goes with it. */
  as: 'nobody' | 'member' | 'admin';
}

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}

export interface Operation {
  method: string;
  path: string;
  parameters: readonly Parameter[];
  /** The type of its body and what is in it; null: it has none. */
  body: { type: string; schema: Schema } | null;
}

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
    >
  >;
}

/** Acts that end the session they come with, or the program's own account: what follows would meet a stranger's refusals alone. */
const ending = /\/(sign_out|logout|request_account_deletion|revoke_user_session|suspend_user)\b/;

export const operationsOf = (document: OpenApi): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => {
      if (ending.test(path)) return [];
      const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      const body = type === undefined ? null : { type, schema: content?.schema ?? {} };
      return { method: method.toUpperCase(), path, parameters, body };
    }),
  );

const pages = [
  '/',
  '/play/x',
  '/user/x',
  '/search',
  '/categories/x',
  '/tags/x',
  '/login',
  '/admin',
  '/status',
  '/settings',
  '/media/x/y.m4s',
  '/embed/x',
  '/sitemap.xml',
  '/robots.txt',
  '/assets/x.js',
  '/go/x',
  '/conversation/x',
  '/oembed',
];

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');

/** What stands in an address: a lone surrogate cannot. */
const written = (value: unknown): string => encodeURIComponent(textOf(value).slice(0, 3000).toWellFormed());

function manneredHeaders(draw: Draw, share: number): Record<string, string> {
  const headers: Record<string, string> = {};
  while (draw.is(share)) {
    const [name, values] = draw.of(manners);
    headers[name] = draw.of(values);
  }
  return headers;
}

/** A request for an operation, of which one thing or more is wrong; the same for the same draw. */
export function badRequest(operations: readonly Operation[], draw: Draw): BadRequest {
  const as = draw.of(['nobody', 'member', 'member', 'admin', 'admin'] as const);
  const headers = manneredHeaders(draw, 0.35);
  if (draw.is(0.12)) {
    const path = draw.is(0.4) ? draw.of(operations).path.replace(/\{\w+\}/g, 'x') : draw.of(pages);
    const method = draw.of([
      'GET',
      'GET',
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'DELETE',
      'OPTIONS',
      'PATCH',
      'PROPFIND',
    ]);
    const body = method === 'POST' && draw.is(0.7) ? draw.of(brokenBodies) : null;
    if (body) headers['content-type'] = draw.of(contentTypes);
    return { method, path: draw.of(pathTwists)(path), headers, body, as };
  }
  const { method, path, parameters, body } = draw.of(operations);
  const wrongShare = draw.of([0, 0.15, 0.5, 1]);
  const drawn = (schema: Schema | undefined): unknown =>
    draw.is(wrongShare) ? badValue(draw) : goodValue(schema ?? {}, draw);
  const query: string[] = [];
  let address = path;
  for (const { name, in: where, schema } of parameters) {
    if (where === 'path') address = address.replace(`{${name}}`, () => written(drawn(schema)));
    else if (where === 'header' && draw.is(0.8))
      headers[name.toLowerCase()] = textOf(drawn(schema))
        .replace(/[^\t\x20-\x7e]/g, '')
        .slice(0, 4000);
    else if (where === 'query' && draw.is(0.6))
      query.push(`${encodeURIComponent(name)}=${written(drawn(schema))}`);
  }
  if (draw.is(0.05)) query.push(`${written(badValue(draw))}=${written(badValue(draw))}`);
  if (query.length > 0) address += `?${query.join('&')}`;
  return { method, path: address, headers, body: bodyOf(body, drawn, headers, draw), as };
}

function bodyOf(
  body: Operation['body'],
  drawn: (schema: Schema | undefined) => unknown,
  headers: Record<string, string>,
  draw: Draw,
): Buffer | null {
  if (body === null) return null;
  headers['content-type'] = draw.is(0.85) ? body.type : draw.of(contentTypes);
  if (draw.is(0.06)) return draw.of(brokenBodies);
  const entries = Object.entries(body.schema.properties ?? {})
    .filter(() => draw.is(0.85))
    .map(([name, schema]) => [name, drawn(schema)] as const);
  const text = JSON.stringify(Object.fromEntries(entries));
  if (body.type === 'application/json') return draw.is(0.2) ? twistedJson(text, draw) : Buffer.from(text);
  if (body.type === 'application/x-www-form-urlencoded')
    return Buffer.from(entries.map(([name, value]) => `${name}=${written(value)}`).join('&'));
  return draw.of([Buffer.from(text), ...brokenBodies]);
}
