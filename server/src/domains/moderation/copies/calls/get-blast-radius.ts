import { implement } from '../../../../platform/calls/implement.ts';
import { seesMinors } from '../../../accounts/index.ts';
import { findCase, targetsOf } from '../../cases/case-queries.ts';
import { noCase } from '../../cases/no-case.ts';
import type { ReportTarget, Touched } from '../../report-target.ts';
import { copiesOfCase } from '../chosen-copies.ts';
import { hasRemovalNotice, ledOfCase } from '../copies-queries.ts';

export const getBlastRadius = (kinds: readonly ReportTarget[], touched: readonly Touched[]) =>
  implement('get_blast_radius', async ({ p_case_id }, { db, viewer }) => {
    const sees = await seesMinors(db, viewer);
    const one = await findCase(db, p_case_id, sees);
    if (one === null) throw noCase();
    const videos = (await targetsOf(db, one.id)).filter(({ kind }) => kind === 'video');
    const count = async ({ name, count: of }: Touched) => {
      const counts = await Promise.all(videos.map(({ id }) => of(db, id)));
      return { name, count: counts.reduce((sum, each) => sum + each, 0) };
    };
    const [copies, led, takesAll, counts] = await Promise.all([
      copiesOfCase(db, kinds, one.id, sees),
      ledOfCase(db, one.id, sees),
      hasRemovalNotice(db, one.id, null),
      Promise.all(videos.length === 0 ? [] : touched.map(count)),
    ]);
    return {
      copies: copies.map((copy) => ({
        ...{
          kind: copy.target,
          id: copy.id,
          title: copy.title,
          slug: copy.slug,
          status: copy.status,
          uploader: copy.owner,
        },
        ...{ likeness: copy.kind, share: Math.round(copy.share * 100) / 100 },
        is_by_same_author: copy.ownerId !== null && copy.ownerId === one.author_id,
      })),
      touched: counts,
      takes_all: takesAll,
      led: led.map(({ case_id, title, is_in_force }) => ({ case_id, title, is_in_force })),
    };
  });
