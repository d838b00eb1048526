import type { TObject, TSchema } from 'typebox';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { rateBudgets } from '#contract/limits.ts';
import type { Route } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';
import { type ColumnType, type Table, tables } from '#contract/tables.ts';

const jsonOf = (schema: unknown) => ({ 'application/json': { schema } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const refusals = (kind: Call['kind'], call: Call): Record<string, object> => {
  const content = jsonOf(reference(kind === 'rpc' ? 'RpcError' : 'FunctionError'));
  return {
    400: { description: 'Bad input; the message names the parameter.', content },
    ...(call.access === 'anyone'
      ? {}
      : { 401: { description: 'Log in first.', content }, 403: { description: 'Not allowed.', content } }),
    ...(kind === 'rpc'
      ? { 406: { description: 'One row was asked for and there were none or several (PGRST116).', content } }
      : {}),
    429: {
      description: `More than ${rateBudgets[call.limit].requests} requests in ${rateBudgets[call.limit].seconds} s; see Retry-After.`,
      content,
    },
    500: { description: 'Our fault; the message carries the request id.', content },
  };
};

function operation(name: string, call: Call, get: boolean): object {
  const { properties, required = [] } = call.input as unknown as {
    properties: Record<string, object>;
    required?: string[];
  };
  return {
    operationId: get ? `${name}.get` : name,
    summary: call.summary,
    tags: [call.kind],
    description: [
      `Who: ${call.access}. Rate class: ${call.limit}.`,
      call.cache ? `Cached for ${call.cache.seconds} s.` : 'Never cached.',
      ...(call.errors ?? []),
    ].join(' '),
    ...(get
      ? {
          parameters: Object.entries(properties).map(([parameter, schema]) => ({
            name: parameter,
            in: 'query',
            required: required.includes(parameter),
            schema,
          })),
        }
      : { requestBody: { required: required.length > 0, content: jsonOf(call.input) } }),
    responses: {
      200: { description: 'The answer.', content: jsonOf(call.output) },
      ...refusals(call.kind, call),
    },
  };
}

const columnSchemas: Readonly<Record<ColumnType, object>> = {
  uuid: { type: ['string', 'null'], format: 'uuid' },
  text: { type: ['string', 'null'] },
  integer: { type: ['integer', 'null'] },
  decimal: { type: ['number', 'null'] },
  timestamp: { type: ['string', 'null'], format: 'date-time' },
  text_array: { type: 'array', items: { type: 'string' } },
  boolean: { type: ['boolean', 'null'] },
  media_url: { type: ['string', 'null'] },
};

function tableOperation(name: string, table: Table): object {
  const text = { schema: { type: 'string' }, in: 'query', required: false };
  return {
    operationId: `${name}.read`,
    summary: table.summary,
    tags: ['table'],
    description: `Who: ${table.access}. Filters: eq, in. A Range header of items works as limit and offset do.`,
    parameters: [
      ...Object.keys(table.columns).map((column) => ({
        ...text,
        name: column,
        description: '`eq.VALUE` or `in.(A,B)`',
      })),
      { ...text, name: 'select', description: 'Columns, separated by commas.' },
      { ...text, name: 'order', description: 'e.g. `created_at.desc`' },
      { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 1000 } },
      { name: 'offset', in: 'query', schema: { type: 'integer', minimum: 0, maximum: 1_000_000 } },
    ],
    responses: {
      200: {
        description: 'Rows.',
        content: jsonOf({
          type: 'array',
          items: {
            type: 'object',
            properties: Object.fromEntries(
              Object.entries(table.columns).map(([column, type]) => [column, columnSchemas[type]]),
            ),
          },
        }),
      },
      400: { description: 'No such column, filter or table.', content: jsonOf(reference('RpcError')) },
    },
  };
}

const partsOf = (schema: TObject | undefined, where: 'path' | 'query' | 'header') =>
  Object.entries(schema?.properties ?? {}).map(([name, part]) => ({
    name: name === '*' ? 'rest' : name,
    in: where,
    required: where === 'path' || schema?.required?.includes(name) === true,
    schema: part,
  }));

/** An address in OpenAPI's spelling: `/a/:id/*` is `/a/{id}/{rest}`. */
const patternOf = (url: string): string => url.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}');

function routeOperation(name: string, route: Route): object {
  const budget = route.limit && rateBudgets[route.limit];
  return {
    operationId: name,
    summary: route.summary,
    tags: ['route'],
    description: [
      `Who: ${route.access}. Rate class: ${route.limit ?? 'none'}.`,
      ...(route.errors ?? []),
    ].join(' '),
    parameters: [
      ...partsOf(route.path, 'path'),
      ...partsOf(route.query, 'query'),
      ...partsOf(route.headers, 'header'),
    ],
    ...(route.body
      ? {
          requestBody: {
            content: { [route.body.type]: { schema: route.body.schema ?? route.body.fields ?? {} } },
          },
        }
      : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, { says, type = 'application/json', schema }]) => [
          status,
          {
            description: says,
            ...(schema || type !== 'application/json'
              ? { content: { [type]: { schema: schema ?? {} } } }
              : {}),
          },
        ]),
      ),
      400: { description: 'Bad input; the message names what is wrong.' },
      ...(route.access === 'anyone'
        ? {}
        : route.hidesFromOthers
          ? { 404: { description: 'Nothing for whoever asks.' } }
          : { 401: { description: 'Log in first.' }, 403: { description: 'Not allowed.' } }),
      ...(budget
        ? {
            429: {
              description: `More than ${budget.requests} requests in ${budget.seconds} s; see Retry-After.`,
            },
          }
        : {}),
      500: { description: 'Our fault; the message carries the request id.' },
    },
  };
}

/** The OpenAPI document of everything in the contract. */
export function openApiDocument(siteName: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls) as [string, Call<TObject, TSchema>][]) {
    paths[call.kind === 'rpc' ? `/rest/v1/rpc/${name}` : `/functions/v1/${name}`] = {
      post: operation(name, call, false),
      ...(call.cache || call.get ? { get: operation(name, call, true) } : {}),
    };
  }
  for (const [name, table] of Object.entries(tables) as [string, Table][])
    paths[`/rest/v1/${name}`] = { get: tableOperation(name, table) };
  for (const [name, route] of Object.entries(routes)) {
    const [method = '', url = ''] = name.split(' ');
    const path = patternOf(url);
    paths[path] = { ...paths[path], [method.toLowerCase()]: routeOperation(name, route) };
  }
  const text = { type: ['string', 'null'] };
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1',
      description: 'The client libraries of the hosted platform whose protocol this is work unchanged.',
    },
    components: {
      schemas: {
        RpcError: {
          type: 'object',
          properties: { code: { type: 'string' }, message: { type: 'string' }, details: text, hint: text },
        },
        FunctionError: {
          type: 'object',
          properties: { error: { type: 'string' }, details: { type: 'string' } },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
    security: [{}, { bearer: [] }],
    paths,
  };
}
