import { limits } from '#contract/limits.ts';
import { badInput } from '../../../kit/app-error.ts';

/** A one-line reason. Throws `badInput` if nothing is left of it. */
export function readReason(typed: string, field: string): string {
  const reason = typed.replace(/\s+/g, ' ').trim();
  if (reason === '') throw badInput(field, 'Please give a reason.');
  if (reason.length > limits.suspensionReasonLength)
    throw badInput(field, `A reason has at most ${limits.suspensionReasonLength} characters.`);
  return reason;
}

export function readNote(typed: string, field: string): string {
  const words = typed.trim();
  if (words === '') throw badInput(field, 'Please write something.');
  return words;
}
