import { AppError } from '../../kit/app-error.ts';

/** PostgreSQL's classes 08 (connection) and 53 (resources), 57P (shutting down or starting), and 57014: out of time. */
const serverCodes = /^(08|53|57P|57014$)/;
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's own errors have no code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** PostgreSQL while it recovers, or as a replica: it can be read but not written. */
const readOnly = '25006';

/**
 * Whether an error is no objection to the request: the database, or the way to it, is out of service, and
 * retrying helps.
 */
export function isOutage(error: unknown): boolean {
  // One of our own refusals counts if it was made from an outage.
  if (error instanceof AppError) return error.kind === 'unavailable' && isOutage(error.cause);
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return serverCodes.test(code) || socketCodes.has(code) || code === readOnly;
  return typeof message === 'string' && driverWords.test(message);
}

/** Out of time, or of room for this one statement: others may well get through. */
const ofOneStatement = /^(53|57014$)/;

/** Whether nothing that is asked next will be answered either: the connection is lost, or the database is stopping. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (typeof code === 'string') return isOutage(error) && !ofOneStatement.test(code) && code !== readOnly;
  return isOutage(error) && !/^Query read timeout/.test(String(message));
}

/** The words for the person who asked. */
export const outageWords = (error: unknown): string =>
  (error as { code?: unknown }).code === readOnly
    ? 'Nothing can be changed here right now. Try again in a moment.'
    : 'We can’t reach the database right now. Try again in a moment.';

/**
 * Why a database does not answer, in a few words. When one name has several addresses, the error has no
 * message.
 */
export const whyNot = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};
