/** LUFS that videos are brought down to. What is quieter stays: louder than it was made, it could only be distorted. */
const aim = -18;
const leastShare = 0.2;

/** The share of the chosen volume at which a video of this loudness (LUFS) is as loud as others. */
export const evenShare = (loudness: number | null): number =>
  loudness === null ? 1 : Math.min(1, Math.max(leastShare, 10 ** ((aim - loudness) / 20)));
