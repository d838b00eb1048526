import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ColumnType, type Table, type TableName, tables } from '#contract/tables.ts';
import { AppError } from '../../kit/app-error.ts';
import { Answer } from '../calls/cached-answers.ts';
import type { CallReads } from '../calls/call-reads.ts';
import { type CheckTexts, requireAccess } from '../calls/call-runner.ts';
import { isAdmin, type Platform, type Viewer } from '../context.ts';
import { everywhere } from '../places/place-group.ts';
import type { PlaceGroups } from '../places/place-groups.ts';
import { placedDatabase } from '../places/placed-database.ts';
import { noShield, type Shield } from '../shield/shield.ts';
import { shieldedDatabase } from '../shield/shielded-database.ts';
import type { Shields } from '../shield/shields.ts';
import { countTable, readTable, type TableSources } from '../tables/table-queries.ts';
import { readTableQuery } from '../tables/table-query.ts';
import { readRow, readRowIds, type TableWriters } from '../tables/table-write.ts';
import { singleObject } from './call-routes.ts';
import { parseJsonBody } from './json-body.ts';
import { clientKey, type RateLimiter } from './rate-limiter.ts';
import { type RequestReader, refuseForgedCall } from './request-facts.ts';
import { sendAnswer } from './send-answer.ts';

/** Rows carry no marks: where they have pictures, what is to be blurred is left out. */
const shownIn = (name: TableName, shield: Shield): Pick<Shield, 'hidden' | 'unseen'> =>
  Object.values<ColumnType>(tables[name].columns).includes('media_url')
    ? { hidden: shield.unseen, unseen: shield.unseen }
    : shield;

export interface TableRouteOptions {
  platform: Platform;
  sources: TableSources;
  writers: TableWriters;
  /** What is read back from a table after a write, if that is more than everybody may read. */
  written: Partial<TableSources>;
  checkTexts: CheckTexts;
  reader: RequestReader;
  limiter: RateLimiter;
  places: PlaceGroups;
  shields: Shields;
  reads: CallReads;
}

/** `/rest/v1/{table}` as client libraries read tables. Only what the contract declares can be read. */
export function tableRoutes(
  app: FastifyInstance,
  {
    platform,
    sources,
    writers,
    written,
    checkTexts,
    reader,
    limiter,
    places,
    shields,
    reads,
  }: TableRouteOptions,
): void {
  const whoIs = (request: FastifyRequest, viewer: Viewer) => ({
    base: reader.originOf(request) + platform.objectBase,
    viewerId: viewer.userId,
    isAdmin: isAdmin(viewer),
  });
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
    const who = whoIs(request, viewer);
    const isCounted = /(^|[\s,])count=exact([\s,]|$)/.test(String(request.headers.prefer ?? ''));
    // Counting looks at every row, as a search may.
    if (isCounted) limiter.take(clientKey(viewer.userId, request.ip, 'search'), 'search');
    const place = isAdmin(viewer) ? everywhere : await places.of(() => reader.connection(request));
    const shield = await shields.of(viewer, () => reader.facts(request, reply));
    const placed = placedDatabase(reads.ofTable(name, viewer), place);
    const db = isAdmin(viewer) ? placed : shieldedDatabase(placed, shownIn(name, shield), shields.narrow);
    const total = isCounted ? await countTable(db, sources, who, query) : null;
    const { json, count } = await readTable(db, sources, who, query);
    const shown = count === 0 ? '*' : `${query.offset}-${query.offset + count - 1}`;
    reply.header('content-range', `${shown}/${total ?? '*'}`);
    if (isCounted) reply.header('preference-applied', 'count=exact');
    // As client libraries expect: a page known not to be the whole answers 206.
    if (total !== null && count > 0 && count < total) reply.code(206);
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
  async function write(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { table } = request.params as { table: string };
    if (table === 'users') throw new AppError('notAllowed', 'users cannot be written.');
    const name = table as TableName;
    const declared: Table | undefined = Object.hasOwn(tables, table) ? tables[name] : undefined;
    const writer = declared?.writes ? writers[name] : undefined;
    const isPatch = request.method === 'PATCH';
    const method = request.method as 'POST' | 'PATCH';
    if (!declared?.writes || !writer || !declared.writes.methods.includes(method))
      throw new AppError(
        'methodNotAllowed',
        declared?.writes
          ? `"${name}" is written with ${declared.writes.methods.join(' or ')}.`
          : `"${table.slice(0, 60)}" can only be read.`,
      );
    const viewer = await reader.viewer(request);
    limiter.take(clientKey(viewer.userId, request.ip), 'write');
    const memberId = requireAccess(declared.writes, viewer);
    refuseForgedCall(request, platform.config);
    const row = readRow(
      name,
      parseJsonBody(request.body as Buffer | undefined, request.headers['content-type']),
    );
    checkTexts(declared.writes.row, row);
    const { id: filter, select } = request.query as Record<string, unknown>;
    const ids = readRowIds(row, isPatch ? (filter ?? '') : undefined, declared.writes.most ?? 1);
    const backOf = (known: readonly string[]) =>
      readTableQuery(
        name,
        { id: `in.(${known.join(',')})`, ...(select === undefined ? {} : { select }) },
        undefined,
      );
    // The query for the rows to return is read before anything is written: a bad query changes nothing.
    backOf(ids);
    const known = await writer(
      {
        ...platform,
        viewer,
        memberId,
        place: everywhere,
        shield: noShield,
        recommends: true,
        request: reader.facts(request, reply),
      },
      ids,
      row,
    );
    if (!String(request.headers.prefer ?? '').includes('return=representation'))
      return reply.code(isPatch ? 204 : 201).send();
    const { json, count } =
      known.length === 0
        ? { json: '[]', count: 0 }
        : await readTable(platform.db, { ...sources, ...written }, whoIs(request, viewer), backOf(known));
    const single = request.headers.accept?.includes(singleObject) === true;
    if (single && count !== 1)
      throw new AppError('notSingle', 'Cannot coerce the result to a single JSON object', {
        details: `The result contains ${count} rows`,
      });
    return reply
      .code(isPatch ? 200 : 201)
      .header('cache-control', 'no-store')
      .type(`${single ? singleObject : 'application/json'}; charset=utf-8`)
      .send(single ? JSON.stringify((JSON.parse(json) as unknown[])[0]) : json);
  }
  app.route({ method: ['POST', 'PATCH', 'PUT', 'DELETE'], url: '/rest/v1/:table', handler: write });
}
