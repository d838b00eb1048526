import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeCompose, judgeManifests } from './check-manifests.ts';
import { root, say } from './processes.ts';

// Has nginx, Caddy, systemd, compose and kustomize themselves read the files of deploy/, in a scratch folder, and says what it
// could not check. What it takes: apt install nginx-light caddy systemd openssl; Docker Compose 2; kubectl.
// node scripts/operating/check-deploy.ts [--image]     with --image, the image is built and run too (check-image.ts)
const folder = path.join(root, 'deploy');
const scratch = mkdtempSync(path.join(tmpdir(), 'tsukimi-deploy-'));
/** systemd's reckoning of what a unit is exposed to: 10 is everything. */
const mostExposure = 3;
let faults = 0;
let unchecked = 0;

function tried(what: string, file: string, args: string[], mayComplain: RegExp | null = null): void {
  const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') {
    missing(what, file);
    return;
  }
  const complaints = `${stdout ?? ''}${stderr ?? ''}`
    .split('\n')
    .filter((line) => line.trim() !== '' && !(mayComplain?.test(line) ?? false));
  // systemd complains of what it does not know, and ends well.
  const isWell = error === undefined && complaints.length === 0 && (status === 0 || mayComplain !== null);
  if (!isWell) faults++;
  say(`${isWell ? 'ok   ' : 'FAULT'} ${what}${isWell ? '' : `\n${error?.message ?? complaints.join('\n')}`}`);
}

function missing(what: string, program: string): void {
  unchecked++;
  say(`-     ${what}: not checked, there is no ${program}`);
}

function judgeExposure(unit: string): void {
  const what = `${unit}, its exposure`;
  const words = ['security', '--offline=true', '--no-pager', `--threshold=${mostExposure * 10}`];
  const { status, stdout, error } = spawnSync('systemd-analyze', [...words, path.join(scratch, unit)], {
    encoding: 'utf8',
  });
  if (error !== undefined) {
    missing(what, 'systemd-analyze');
    return;
  }
  if (status !== 0) faults++;
  const exposure = /level for \S+: ([\d.]+)/.exec(stdout)?.[1] ?? 'unknown';
  say(`${status === 0 ? 'ok   ' : 'FAULT'} ${what} by systemd: ${exposure} of 10, at most ${mostExposure}`);
}

try {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=example.org'],
      ...['-keyout', path.join(scratch, 'key.pem'), '-out', path.join(scratch, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  mkdirSync(path.join(scratch, 'nginx'));
  const site = readFileSync(path.join(folder, 'nginx.conf'), 'utf8').replaceAll(
    '/etc/ssl/example.org',
    scratch,
  );
  writeFileSync(
    path.join(scratch, 'nginx.conf'),
    `pid ${scratch}/nginx/pid; error_log ${scratch}/nginx/error.log;\nevents {}\nhttp {\n${site}\n}\n`,
  );
  tried('nginx.conf, by nginx', 'nginx', ['-t', '-q', '-c', path.join(scratch, 'nginx.conf')]);
  tried(
    'Caddyfile, by Caddy',
    'caddy',
    ['validate', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')],
    /^\{.*"level":"(info|warn)"|\tINFO\t|\tWARN\t|INFO|Valid configuration/,
  );
  for (const unit of readdirSync(folder).filter((name) => name.endsWith('.service'))) {
    // Where the program is on this machine, and not where an operator puts it.
    const text = readFileSync(path.join(folder, unit), 'utf8').replaceAll(
      '/opt/tsukimi',
      root.replace(/\/$/, ''),
    );
    writeFileSync(path.join(scratch, unit), text);
    tried(
      `${unit}, by systemd`,
      'systemd-analyze',
      ['verify', '--man=no', path.join(scratch, unit)],
      /Failed to (prepare|connect)|No such file or directory.*(sysinit|basic|network)|Unit .* not found/,
    );
    judgeExposure(unit);
  }
  for (const judgement of [judgeCompose(folder, scratch), ...(await judgeManifests(folder, scratch))]) {
    const { what, complaints, missing: program } = judgement;
    if (complaints === null) {
      missing(what, program ?? 'program for it');
      continue;
    }
    if (complaints !== '') faults++;
    say(complaints === '' ? `ok    ${what}` : `FAULT ${what}\n${complaints}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
if (process.argv.includes('--image')) {
  const trial = [path.join(import.meta.dirname, 'check-image.ts')];
  const { status } = spawnSync(process.execPath, trial, { stdio: 'inherit' });
  if (status !== 0) faults++;
} else {
  unchecked++;
  say('-     Containerfile: not checked, say --image');
}
say(`${faults} faults, ${unchecked} not checked.`);
process.exit(faults === 0 ? 0 : 1);
