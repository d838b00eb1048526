import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

// The tests need programs that no package brings in a state good enough: a browser, a current ffmpeg, and the better fence.

interface Needed {
  name: string;
  /** Variable that may name it. */
  variable: string | null;
  commands: readonly string[];
  debian: string;
}

const needed: readonly Needed[] = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    commands: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    debian: 'chromium-headless-shell',
  },
  { name: 'ffmpeg', variable: 'FFMPEG_PATH', commands: ['ffmpeg'], debian: 'ffmpeg' },
  { name: 'bubblewrap', variable: null, commands: ['bwrap'], debian: 'bubblewrap' },
];

const onPath = (command: string): boolean =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

const isThere = ({ variable, commands }: Needed): boolean => {
  const named = variable === null ? undefined : process.env[variable];
  return named ? existsSync(named) : commands.some(onPath);
};

/** Installs what is missing where it may (Debian, root). Answers a line for each program that is still missing. */
export function provideNeededPrograms(): string[] {
  const missing = needed.filter((program) => !isThere(program));
  if (missing.length === 0) return [];
  const packages = missing.map(({ debian }) => debian);
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stdout.write(`Installing ${packages.join(' and ')} for the tests.\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const aptGet = (...args: string[]): boolean =>
      spawnSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
    if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', ...packages);
  }
  return missing
    .filter((program) => !isThere(program))
    .map(
      ({ name, debian, variable }) =>
        `${name} is missing, so what needs it cannot be checked. Install it (Debian: apt-get install ${debian})${variable === null ? '' : `, or set ${variable} to it`}.`,
    );
}
