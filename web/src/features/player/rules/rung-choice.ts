/** What a rung of the ladder takes (bits per second), on average and where it takes most. */
export interface RungRate {
  average: number;
  peak: number;
}

/**
 * How loading goes: bits per second that the line carries for each second of the film, seconds of the film loaded ahead,
 * and the rung that was loaded last. `leaps`: nothing but the size of the player kept it there.
 */
export interface Loading {
  estimate: number;
  ahead: number;
  last: number;
  leaps: boolean;
}

/** With this little ahead (s) everything is done to have more; with this much a hole of the line may come. */
const [little, much] = [12, 18];
/** Shares of the estimate that a rung may take, with nothing, with little and with much ahead. */
const [atNothing, atLittle, atMuch] = [0.35, 0.65, 1.05];

/** The share of what the line carries that is spent on quality. The rest makes what is ahead longer. */
export function spentShare(ahead: number): number {
  if (ahead <= little) return atNothing + ((atLittle - atNothing) * ahead) / little;
  return Math.min(atMuch, atLittle + ((atMuch - atLittle) * (ahead - little)) / (much - little));
}

/** The highest rung that the share of the estimate pays for. */
function fitting(rungs: readonly RungRate[], estimate: number, ahead: number): number {
  const most = estimate * spentShare(ahead);
  const rate = ({ average, peak }: RungRate): number => (ahead < little ? peak : average);
  return Math.max(
    0,
    rungs.findLastIndex((rung) => rate(rung) <= most),
  );
}

/**
 * The rung to load next, of those allowed (lowest first). It climbs a step at a time and with something ahead, and falls
 * as far as it must. What is ahead carries a rung that the line does not quite.
 */
export function chooseRung(rungs: readonly RungRate[], { estimate, ahead, last, leaps }: Loading): number {
  const fits = fitting(rungs, estimate, ahead);
  if (fits > last && ahead >= little) return leaps ? fits : last + 1;
  if (fits > last) return last;
  const carries = ahead >= much * 0.6 && rungs[last] !== undefined && rungs[last].average <= estimate * 0.95;
  return carries ? last : fits;
}

/** Of the first segment nobody sees much, and everybody waits for it: lines, and the share of what the line may carry. */
const [mostOfFirst, firstShare] = [480, 0.25];

/** The rung to begin with. `lines` is the short side of its picture, 0 if that is not known. */
export function firstRung(rungs: readonly (RungRate & { lines: number })[], estimate: number): number {
  return Math.max(
    0,
    rungs.findLastIndex(({ peak, lines }) => peak <= estimate * firstShare && lines <= mostOfFirst),
  );
}

/** The rung to go on with in another ladder of the same film, which has something ahead. */
export const followingRung = (rungs: readonly RungRate[], estimate: number): number =>
  fitting(rungs, estimate, little / 2);
