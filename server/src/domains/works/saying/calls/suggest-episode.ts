import { implement } from '../../../../platform/calls/implement.ts';
import { readingOf, titleOfNewWork, workOf } from '../../proposing/reading-rules.ts';
import { publishedUnder } from '../said-queries.ts';

export const suggestEpisode = implement('suggest_episode', async (input, { db }) => {
  const reading = readingOf(input.p_name);
  if (reading === null)
    return {
      ...{ title: '', kind: 'regular' as const, number: null, work_kind: 'tv' as const },
      ...{ cut: 'uncut' as const, release_group: null, work: null },
    };
  const works = await publishedUnder(db, reading.key);
  const work = workOf(reading, works);
  const { kind, number, workKind, cut, group } = reading;
  return {
    ...{ title: work?.title ?? titleOfNewWork(reading), kind, number, cut, release_group: group },
    work_kind: work?.kind ?? workKind,
    work: work === null ? null : { id: work.id, slug: work.slug, title: work.title },
  };
});
