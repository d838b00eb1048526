import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-selling.ts';
import type { NamedList } from './named-lists.ts';

/** What is wrong with what is none of a list, or may be several. */
export const strangeWords = (list: NamedList, typed: string): string =>
  fillIn(list.isOfSeveral(typed) ? texts.severalBeginSo : texts.noneIsCalledSo, { typed });
