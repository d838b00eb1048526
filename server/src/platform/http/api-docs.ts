import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { type Table, tables } from '#contract/tables.ts';
import { escapeHtml } from '../../kit/escape-html.ts';
import { Answer } from '../calls/cached-answers.ts';
import type { Config } from '../config.ts';
import { openApiDocument } from './openapi.ts';
import { sendAnswer } from './send-answer.ts';

/** Words between backticks are code. */
const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const style = `
:root { color-scheme: dark; --ink: #0b0d14; --raised: #12151f; --line: #262b3b; --fog: #f5f3ee; --soft: #bfc3d1; --tide: #86e0ea; --flare: #ff7352; }
body { margin: 0 auto; padding: 32px 20px 80px; max-width: 920px; background: var(--ink); color: var(--fog); font: 16px/1.55 system-ui, sans-serif; }
a { color: var(--tide); } h1 { font-size: 2rem; line-height: 1.1; } h2 { margin-top: 48px; font-size: 1.3rem; }
article { margin: 16px 0; padding: 16px 20px; background: var(--raised); border: 1px solid var(--line); border-radius: 10px; }
h3 { margin: 0 0 6px; font: 700 1rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; } p { margin: 6px 0; color: var(--soft); }
code { font: .9em ui-monospace, monospace; color: var(--fog); overflow-wrap: anywhere; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 10px 0 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; } b { color: var(--flare); font-weight: 600; }
details summary { cursor: pointer; color: var(--tide); } pre { overflow: auto; font-size: .8rem; color: var(--soft); } :focus-visible { outline: 2px solid var(--tide); outline-offset: 3px; }
@media (max-width: 600px) { dl { grid-template-columns: 1fr; } dt { margin-top: 6px; } }`;

function callArticle(name: string, call: Call): string {
  const path = call.kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`;
  const { properties, required = [] } = call.input as unknown as {
    properties: Record<string, object>;
    required?: string[];
  };
  const parameters = Object.keys(properties).map(
    (key) => `<code>${escapeHtml(key)}</code>${required.includes(key) ? '' : ' (optional)'}`,
  );
  return `<article id="${escapeHtml(name)}"><h3>${call.cache || call.get ? 'GET, ' : ''}POST ${escapeHtml(path)}</h3><p>${prose(call.summary)}</p>
<dl><dt>Who</dt><dd>${call.access}</dd><dt>Takes</dt><dd>${parameters.join(', ') || 'nothing'}</dd>
<dt>Cached</dt><dd>${call.cache ? `${call.cache.seconds} s` : 'never'}</dd><dt>Rate class</dt><dd>${call.limit}</dd>
${(call.errors ?? []).map((text) => `<dt>Refusal</dt><dd>${prose(text)}</dd>`).join('')}</dl>
<details><summary>Shapes</summary><pre tabindex="0">${escapeHtml(JSON.stringify({ input: call.input, output: call.output }, null, 1))}</pre></details></article>`;
}

const tableArticle = (name: string, table: Table): string =>
  `<article id="table-${name}"><h3>GET /rest/v1/${name}</h3><p>${prose(table.summary)}</p><dl><dt>Who</dt><dd>${table.access}</dd>
<dt>Columns</dt><dd>${Object.keys(table.columns)
    .map((column) => `<code>${column}</code>`)
    .join(', ')}</dd>
<dt>Query</dt><dd><code>select</code>, <code>eq.</code>, <code>in.()</code>, <code>order</code>, <code>limit</code>, <code>offset</code>, Range, single object</dd></dl></article>`;

const namesIn = (schema: Route['path']): string[] => Object.keys(schema?.properties ?? {});

function routeArticle(name: string, route: Route): string {
  const takes = [...namesIn(route.query), ...namesIn(route.headers)];
  return `<article><h3>${escapeHtml(name)}</h3><p>${prose(route.summary)}</p>
<dl><dt>Who</dt><dd>${route.access}</dd><dt>Takes</dt><dd>${takes.map((key) => `<code>${escapeHtml(key)}</code>`).join(', ') || 'nothing'}${route.body ? `, and ${escapeHtml(route.body.type)}` : ''}</dd>
${Object.entries(route.answers)
  .map(([status, { says }]) => `<dt>${status}</dt><dd>${prose(says)}</dd>`)
  .join('')}<dt>Rate class</dt><dd>${route.limit ?? 'none'}</dd>
${(route.errors ?? []).map((text) => `<dt>Refusal</dt><dd>${prose(text)}</dd>`).join('')}</dl></article>`;
}

function page(siteName: string): string {
  const entries = Object.entries(calls) as [string, Call][];
  const list = (kind: Call['kind']): string =>
    entries
      .filter(([, call]) => call.kind === kind)
      .map(([name, call]) => callArticle(name, call))
      .join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(siteName)} API</title><meta name="rating" content="RTA-5042-1996-1400-1577-RTA"><style>${style}</style></head><body><main>
<h1>${escapeHtml(siteName)} API</h1>
<p>The client libraries of the hosted platform whose protocol this is work unchanged: give them this site's address and its public key.
The same in a machine's words: <a href="/docs/api/openapi.json">OpenAPI 3.1</a>.</p>
<h2>Procedures</h2>${list('rpc')}<h2>Functions</h2>${list('function')}
<h2>Tables</h2>${(Object.entries(tables) as [string, Table][]).map(([name, table]) => tableArticle(name, table)).join('\n')}
<h2>Other addresses</h2>${Object.entries(routes)
    .map(([name, route]) => routeArticle(name, route))
    .join('\n')}
</main></body></html>`;
}

/** Made once for each name the site has had. */
function named(config: Pick<Config, 'settings'>, make: (siteName: string) => string): () => Answer {
  let made: { name: string; answer: Answer } | null = null;
  return () => {
    const { siteName } = config.settings;
    if (made?.name !== siteName) made = { name: siteName, answer: new Answer(Buffer.from(make(siteName))) };
    return made.answer;
  };
}

/** The API's pages, made from the contract. */
export function apiDocsRoutes(app: FastifyInstance, config: Config): void {
  const html = named(config, page);
  const document = named(config, (siteName) => JSON.stringify(openApiDocument(siteName)));
  app.get('/docs/api', (request, reply) => {
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return sendAnswer(request, reply, html(), { cacheSeconds: 300, contentType: 'text/html; charset=utf-8' });
  });
  app.get('/docs/api/openapi.json', (request, reply) =>
    sendAnswer(request, reply, document(), {
      cacheSeconds: 300,
      contentType: 'application/json; charset=utf-8',
    }),
  );
}
