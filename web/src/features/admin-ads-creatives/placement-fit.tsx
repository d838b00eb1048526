import { useEffect, useState } from 'react';
import { fitsAny, measureWords, type SizedCreative } from '#contract/ad-fitting.ts';
import { call } from '#contract/client.ts';
import { fillIn } from '../../lib/fill-in.ts';
import * as texts from '../../texts/admin-ads-creatives.ts';

interface Room {
  name: string;
  ad_sizes: readonly string[];
}

/** Says of a creative, as its form has it, in which placements it can stand, or that it can stand in none. */
export function PlacementFit({ creative }: { creative: SizedCreative }) {
  const [rooms, setRooms] = useState<readonly Room[] | null>(null);
  useEffect(() => {
    let isHere = true;
    call('get_placements', {}).then(
      (found) => isHere && setRooms(found.filter(({ status }) => status !== 'inactive')),
      // It is a hint alone: posting it says the same.
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (rooms === null) return null;
  const fitting = rooms.filter(({ ad_sizes: sizes }) => fitsAny(creative, sizes)).map(({ name }) => name);
  return (
    <p className={fitting.length === 0 ? 'said wrong' : 'said'} role="status">
      {fitting.length === 0
        ? fillIn(texts.fitsNoPlacement, { measure: measureWords(creative) })
        : fillIn(texts.fitsPlacements, { placements: fitting.join('; ') })}
    </p>
  );
}
