import { type Logger, pino } from 'pino';
import { traceWords } from './tracing/tracing.ts';

export type Log = Logger;

/** JSON lines on stdout. Values that could hold a secret are redacted by name. */
export const createLog = (level: string, base: Record<string, unknown> = {}): Log =>
  pino({
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    mixin: traceWords,
    redact: {
      paths: ['*.authorization', '*.cookie', '*.password', 'headers.authorization', 'headers.cookie'],
      remove: true,
    },
  });
