/** From which second of the version that all are compared with on another is how many seconds ahead. */
export type Offsets = readonly (readonly [from: number, ahead: number])[];

/** The second of the other that shows what `second` shows. What was cut out is where it was cut. */
function placeBeside(offsets: Offsets, second: number): number {
  const at = Math.max(
    offsets.findLastIndex(([from]) => from <= second),
    0,
  );
  const place = second + offsets[at]![1];
  const next = offsets[at + 1];
  return Math.max(0, next ? Math.min(place, next[0] + next[1]) : place);
}

/** The same the other way round. */
const turned = (offsets: Offsets): Offsets =>
  offsets.map(([from, ahead], at) => [at === 0 ? 0 : from + ahead, -ahead]);

/**
 * The second of one version that shows what another shows at `second`: the one place that knows how two versions lie beside each
 * other. Not yet compared (null), they are taken to begin together; nor is more known of versions that could not be (empty).
 */
export const placeInVersion = (second: number, from: Offsets | null, to: Offsets | null): number =>
  Math.floor(from?.length && to?.length ? placeBeside(to, placeBeside(turned(from), second)) : second);

/** Whether nobody can tell how two versions lie beside each other: they were not compared, or that said nothing. */
export const isUnsure = (from: Offsets | null, to: Offsets | null): boolean => !from?.length || !to?.length;
