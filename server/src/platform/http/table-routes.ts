import type { FastifyInstance } from 'fastify';
import { type TableName, tables } from '#contract/tables.ts';
import { AppError } from '../../kit/app-error.ts';
import { Answer } from '../calls/cached-answers.ts';
import { requireAccess } from '../calls/call-runner.ts';
import type { Platform } from '../context.ts';
import { readTable, type TableSources } from '../tables/table-queries.ts';
import { readTableQuery } from '../tables/table-query.ts';
import { singleObject } from './call-routes.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import type { RequestReader } from './request-facts.ts';
import { sendAnswer } from './send-answer.ts';

export interface TableRouteOptions {
  platform: Platform;
  sources: TableSources;
  reader: RequestReader;
  limiter: RateLimiter;
}

/** `/rest/v1/{table}` as client libraries read tables. Only what the contract declares can be read. */
export function tableRoutes(
  app: FastifyInstance,
  { platform, sources, reader, limiter }: TableRouteOptions,
): void {
  app.get('/rest/v1/:table', async (request, reply) => {
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'read');
    const { table } = request.params as { table: string };
    if (table === 'users') throw new AppError('notAllowed', 'users cannot be read.');
    if (!Object.hasOwn(tables, table))
      throw new AppError('badTableQuery', `There is no table "${table.slice(0, 60)}" to read.`, {
        field: 'table',
      });
    const name = table as TableName;
    requireAccess(tables[name], viewer);
    const query = readTableQuery(name, request.query as Record<string, unknown>, request.headers.range);
    const { json, count } = await readTable(platform.db, sources, platform.objectBase, query);
    reply.header('content-range', count === 0 ? '*/*' : `${query.offset}-${query.offset + count - 1}/*`);
    if (request.headers.accept?.includes(singleObject)) {
      if (count !== 1) {
        throw new AppError('notSingle', 'Cannot coerce the result to a single JSON object', {
          details: `The result contains ${count} rows`,
        });
      }
      const row = new Answer(Buffer.from(JSON.stringify((JSON.parse(json) as unknown[])[0])));
      return sendAnswer(request, reply, row, {
        cacheSeconds: null,
        contentType: `${singleObject}; charset=utf-8`,
      });
    }
    return sendAnswer(request, reply, new Answer(Buffer.from(json)), {
      cacheSeconds: null,
      contentType: 'application/json; charset=utf-8',
    });
  });
  app.route({
    method: ['POST', 'PATCH', 'PUT', 'DELETE'],
    url: '/rest/v1/:table',
    handler: (request) => {
      const { table } = request.params as { table: string };
      if (table === 'users') throw new AppError('notAllowed', 'users cannot be written.');
      throw new AppError('methodNotAllowed', `"${table.slice(0, 60)}" can only be read.`);
    },
  });
}
