import type { Input } from '#contract/calls.ts';
import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';
import { dayOf, isAdultOn, isDay } from '../../../kit/dates.ts';
import type { PublishStatus } from '../video-rules.ts';

/** What is recorded about a performer. */
export interface PerformerFacts {
  legalName: string;
  otherNames: string;
  /** `YYYY-MM-DD`. */
  dateOfBirth: string;
  documentKind: string;
  documentReference: string;
}

const line = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

/**
 * Reads a record. Throws `badInput` naming the parameter; anyone who was not an adult when it was made is
 * refused.
 */
export function readPerformer(
  input: Omit<Input<'add_performer_record'>, 'p_video_id'>,
  now: number,
): { facts: PerformerFacts; producedOn: string } {
  const legalName = line(input.p_legal_name);
  if (legalName.length < 2 || !/\p{L}/u.test(legalName) || legalName.length > limits.legalNameLength)
    throw badInput('p_legal_name', 'Enter the legal name of the performer, as it appears on the document.');
  const today = dayOf(now);
  const dateOfBirth = input.p_date_of_birth.trim();
  if (!isDay(dateOfBirth) || dateOfBirth < '1900-01-01' || dateOfBirth > today)
    throw badInput('p_date_of_birth', 'Enter a date of birth such as 1990-12-31.');
  const producedOn = input.p_produced_on.trim();
  if (!isDay(producedOn) || producedOn < '1900-01-01' || producedOn > today)
    throw badInput('p_produced_on', 'Enter the day it was made, such as 2025-12-31.');
  if (!isAdultOn(dateOfBirth, producedOn))
    throw badInput('p_date_of_birth', 'Everyone seen in it must have been 18 or older when it was made.');
  const documentReference = line(input.p_document_reference);
  if (documentReference === '')
    throw badInput('p_document_reference', 'Enter the number of the document you’ve seen.');
  return {
    facts: {
      legalName,
      otherNames: line(input.p_other_names ?? ''),
      dateOfBirth,
      documentKind: input.p_document_kind,
      documentReference,
    },
    producedOn,
  };
}

const unseen: readonly PublishStatus[] = ['draft', 'processing', 'pending', 'expired', 'failed', 'removed'];
/** Whether a filmed video in this state needs the records that allowed it there. */
export const needsRecords = (status: PublishStatus): boolean => !unseen.includes(status);
