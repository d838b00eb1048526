/** Full years at a moment of whoever was born on a day (`1985-04-03`), in UTC. */
export function ageOn(born: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = born.split('-').map(Number);
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
