import { Agent } from 'node:https';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../kit/app-error.ts';
import type { S3Config } from '../config-services.ts';
import { inSpan, isTracing } from '../tracing/tracing.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
export interface Connection {
  sdk: Sdk;
  /** For reads that somebody waits for, and for writes that bring bytes. */
  reader: S3Client;
  writer: S3Client;
}

/** The object, or the parts of one, are not there: null. Anything else is thrown. */
export const absent = (error: unknown): null => {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (name === 'NoSuchKey' || name === 'NotFound' || $metadata?.httpStatusCode === 404) return null;
  throw storeFault(error);
};

/** An error that is no objection to the request is reported as an outage, which passes. */
export function storeFault(error: unknown): unknown {
  const { name, code, $metadata } = error as {
    name?: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  const status = $metadata?.httpStatusCode ?? 0;
  const isOut = status >= 500 || status === 429 || name === 'TimeoutError' || name === 'SlowDown';
  if (!isOut && !/^E[A-Z_]+$/.test(code ?? '')) return error;
  return new AppError('unavailable', 'We can’t reach our file storage right now. Try again in a moment.', {
    retryAfter: 5,
    cause: error,
  });
}

export const rethrow = (error: unknown): never => {
  throw storeFault(error);
};

/** Milliseconds of silence after which a store that has accepted a request counts as gone. */
const longestSilence = 60_000;
/** Milliseconds until the first byte of a read, for each of two attempts. */
const firstByte = 5000;

/** It would complain on the console that it does not send a stream again; whoever sends one does. */
const nothing = (): void => {};
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** The client is loaded on first use: a process that touches no object does not carry it. */
export async function connect(
  config: S3Config,
  { silence = longestSilence, first = firstByte }: { silence?: number; first?: number },
): Promise<Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const httpsAgent = new Agent({ keepAlive: true, maxSockets: 64 });
  const settings = {
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    forcePathStyle: config.forcePathStyle,
    // Many stores that speak the protocol do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // With it, each body would get a connection of its own.
    expectContinueHeader: false,
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
  } as const;
  const waits = { connectionTimeout: 5000, socketTimeout: silence, httpsAgent };
  const reader = new sdk.S3Client({
    ...settings,
    maxAttempts: 2,
    requestHandler: { ...waits, requestTimeout: first, throwOnRequestTimeout: true },
  });
  // The bytes sent come before the first byte of the answer.
  const writer = new sdk.S3Client({ ...settings, logger: silent, requestHandler: waits });
  if (isTracing()) for (const client of [reader, writer]) traceStore(client);
  return { sdk, reader, writer };
}

/** Each request of a client in a span, tries included. It says what was asked, and not of which object. */
function traceStore(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      (args) =>
        inSpan(`store ${commandName ?? ''}`, { kind: 'client' }, () => next(args)),
    { step: 'initialize', name: 'trace' },
  );
}
