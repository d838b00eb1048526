import { useEffect, useMemo, useState } from 'react';
import { call } from '#contract/client.ts';
import { type MarkedEpisode, type Marks, marksOf, toMarks } from '../../page/work-marks.ts';
import { useMember } from '../../state/member.tsx';
import { readEntries, readSeen } from '../../state/watched-here.ts';

/**
 * What was seen of a work: of a member as the server says it, of a visitor as this browser remembers it. `first` is what the
 * page came with. Null: it is not known yet.
 */
export function useMarks(
  slug: string,
  episodes: readonly MarkedEpisode[],
  first: Marks | null,
  /** Asked again when it changes. */
  asked: string | number = 0,
): Marks | null {
  const memberId = useMember()?.id;
  const [found, setFound] = useState<{ of: string; marks: Marks } | null>(null);
  const of = `${slug} ${memberId ?? ''} ${asked}`;
  const isGiven = first !== null && asked === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` is what it is asked by.
  useEffect(() => {
    if (memberId === undefined || isGiven) return;
    let isCurrent = true;
    call('get_work_progress', { p_slug: slug })
      .then(([progress]) => isCurrent && progress && setFound({ of, marks: toMarks(progress) }))
      // Without marks the list is what it was.
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [of, isGiven]);
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is remembered is read again with each question.
  const here = useMemo(
    () => (isHere && memberId === undefined ? marksOf(episodes, readEntries(), readSeen()) : null),
    [isHere, memberId, episodes, of],
  );
  if (memberId === undefined) return here;
  // Those of before stay until there are new ones, but not those of another work.
  return found?.of.startsWith(`${slug} `) && !isGiven ? found.marks : first;
}
