import type { Output } from '#contract/calls.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-works.ts';

type Title = Output<'get_managed_work'>['titles'][number];

/** Titles as an admin writes them, one a line. */
export const writeTitles = (titles: readonly Title[]): string =>
  titles
    .map(({ language, kind, title }) => `${language}${kind === 'official' ? '' : ` ${kind}`}: ${title}`)
    .join('\n');

const form = /^([a-z]{2,3}(?:-[a-z0-9]+)*)(?:\s+(official|short|synonym))?\s*:\s*(\S.*)$/i;

/** And as they are sent. Throws an error with words for a line that is none. */
export const readTitles = (typed: string): Title[] =>
  linesOf(typed).map((line) => {
    const [, language, kind, title] = form.exec(line) ?? [];
    if (language === undefined || title === undefined)
      throw Object.assign(new Error(fillIn(texts.lineIsNoTitle, { line })), { status: 0, field: 'p_titles' });
    return {
      language: language.toLowerCase(),
      kind: (kind?.toLowerCase() ?? 'official') as Title['kind'],
      title,
    };
  });

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
