/** A package of the lockfile. */
export interface InstalledPackage {
  name: string;
  version: string;
  /** Whether only tests and tools use it. */
  isForDevelopment: boolean;
}

export interface Acceptance {
  /** `package` or, of an advisory, `package: address or number of it`. */
  finding: string;
  reason: string;
  /** Day from which it is looked at again, `2027-06-01`. */
  until: string;
}

export interface Finding {
  name: string;
  /** What is wrong, in one line. */
  words: string;
  /** Its name in the list of acceptances. */
  key: string;
}

/** Packages of a lockfile of version 3, each name and version once. */
export function packagesOf(lockfile: {
  packages: Record<string, { version?: string; dev?: boolean; link?: boolean; name?: string }>;
}): InstalledPackage[] {
  const found = new Map<string, InstalledPackage>();
  for (const [place, { version, dev, link, name: alias }] of Object.entries(lockfile.packages)) {
    const name = alias ?? place.split('node_modules/').at(-1)!;
    if (place === '' || link || version === undefined) continue;
    const known = found.get(`${name}@${version}`);
    found.set(`${name}@${version}`, {
      name,
      version,
      isForDevelopment: (dev ?? false) && (known?.isForDevelopment ?? true),
    });
  }
  return [...found.values()];
}

export interface Advisory {
  id: number;
  title: string;
  url: string;
  severity: string;
}

/** What the registry's audit says, `{ name: [advisory] }`, as findings. */
export const advisoryFindings = (answer: Readonly<Record<string, readonly Advisory[]>>): Finding[] =>
  Object.entries(answer).flatMap(([name, advisories]) =>
    advisories.map(({ id, title, url, severity }) => ({
      name,
      words: `${severity}: ${title} (${url})`,
      key: `${name}: ${id}`,
    })),
  );

const twoYears = 2 * 365 * 86_400_000;

/** Day of the newest version of a package, from the registry's `time`; null where it does not say. */
export function lastTouched(time: Readonly<Record<string, string>>): Date | null {
  const days = Object.entries(time)
    .filter(([version]) => version !== 'created' && version !== 'modified')
    .map(([, day]) => Date.parse(day))
    .filter((day) => !Number.isNaN(day));
  return days.length === 0 ? null : new Date(Math.max(...days));
}

/** A finding where nobody has published anything of the package for two years. */
export const untouched = (name: string, touched: Date, now: Date): Finding | null =>
  now.getTime() - touched.getTime() <= twoYears
    ? null
    : { name, words: `nobody has touched it since ${touched.toISOString().slice(0, 10)}`, key: name };

export interface Verdict {
  open: Finding[];
  accepted: Finding[];
  /** Acceptances that have expired or are no longer needed. */
  stale: Acceptance[];
}

/** Compares findings with what was accepted. An expired acceptance accepts nothing. */
export function judge(findings: readonly Finding[], accepted: readonly Acceptance[], now: Date): Verdict {
  const holds = (one: Acceptance): boolean => Date.parse(one.until) > now.getTime();
  const keys = new Set(accepted.filter(holds).map(({ finding }) => finding));
  const found = new Set(findings.map(({ key }) => key));
  return {
    open: findings.filter(({ key }) => !keys.has(key)),
    accepted: findings.filter(({ key }) => keys.has(key)),
    stale: accepted.filter((one) => !holds(one) || !found.has(one.finding)),
  };
}
