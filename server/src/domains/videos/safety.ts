import { readQuery, wordsOfQuery } from '#contract/search-query.ts';
import { AppError } from '../../kit/app-error.ts';
import type { CallContext } from '../../platform/context.ts';
import { findProhibitedTerm } from '../texts/index.ts';

/** Shown instead of results when a query contains a prohibited term. */
export const safetyMessage =
  'This search holds a term that is not allowed here. Nothing that shows or suggests a minor, or sex without consent, ' +
  'has a place on this site, drawn or not. If sexual thoughts about children trouble you, or if you or somebody else is ' +
  'being hurt, confidential help exists: a doctor, a crisis line or the child protection service of your country will ' +
  'listen without judging. In an emergency, call the police.';

type Asking = Pick<CallContext, 'config' | 'log' | 'request'>;

/**
 * The safety text if a query contains a prohibited term, else null. The log says that it was refused, not
 * what was asked.
 */
export function safetyMessageFor(text: string, { config, log, request }: Asking): string | null {
  if (findProhibitedTerm(text, config.settings.prohibitedTerms) === null) return null;
  log.info({ event: 'search.refused', requestId: request.id }, 'a search for a prohibited term was refused');
  return safetyMessage;
}

/**
 * For calls that answer rows and have no room for a message: throws `prohibited` with the safety text, naming
 * the field.
 */
export function refuseProhibited(field: string, text: string, asking: Asking): void {
  const message = safetyMessageFor(text, asking);
  if (message !== null) throw new AppError('prohibited', message, { field });
}

/** The same of a query with operators, of which any part may hold one: a name in dashes is read as words too. */
export function queryRefusal(text: string, asking: Asking): string | null {
  const parts = readQuery(text);
  const spoken = [
    text,
    wordsOfQuery(parts),
    ...parts.flatMap(({ value }) => [value, value.replaceAll('-', ' ')]),
  ];
  for (const one of spoken) {
    const message = safetyMessageFor(one, asking);
    if (message !== null) return message;
  }
  return null;
}
