import { fillIn } from '../lib/fill-in.ts';
import * as texts from '../texts/notices.ts';
import type { FormFault } from './refusal.ts';

/** What a form asks for in one field, by the parameter that it becomes. */
export interface Asked {
  field: string;
  value: string | null;
  /** It may be left empty. */
  isOptional?: boolean;
  /** One of several is picked. */
  isChoice?: boolean;
  isEmail?: boolean;
  /** Characters. */
  most?: number;
}

function wordsFor({ value, isOptional, isChoice, isEmail, most }: Asked): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return isOptional ? null : isChoice ? texts.pleaseChooseOne : texts.pleaseFillThisIn;
  if (isEmail && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return texts.pleaseCheckTheAddress;
  if (most !== undefined && text.length > most)
    return fillIn(texts.pleaseWriteAtMost, { most: most.toLocaleString('en') });
  return null;
}

/** Everything that is wrong with what was sent, each at its field; null: nothing. */
export function gapsIn(incomplete: string, asked: readonly Asked[]): FormFault | null {
  const also = asked.flatMap((one) => {
    const message = wordsFor(one);
    return message === null ? [] : [{ field: one.field, message }];
  });
  return also.length === 0 ? null : { message: incomplete, field: null, also };
}
