import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, say } from './processes.ts';

// Has nginx, Caddy and systemd themselves read the files of deploy/, in a scratch folder.
// Debian: apt install nginx-light caddy systemd openssl
// node scripts/operating/check-deploy.ts
const folder = path.join(root, 'deploy');
const scratch = mkdtempSync(path.join(tmpdir(), 'tsukimi-deploy-'));
let faults = 0;

function tried(what: string, file: string, args: string[], mayComplain: RegExp | null = null): void {
  const { status, stdout, stderr, error } = spawnSync(file, args, { encoding: 'utf8' });
  const complaints = `${stdout ?? ''}${stderr ?? ''}`
    .split('\n')
    .filter((line) => line.trim() !== '' && !(mayComplain?.test(line) ?? false));
  // systemd complains of what it does not know, and ends well.
  const isWell = error === undefined && complaints.length === 0 && (status === 0 || mayComplain !== null);
  if (!isWell) faults++;
  say(`${isWell ? 'ok   ' : 'FAULT'} ${what}${isWell ? '' : `\n${error?.message ?? complaints.join('\n')}`}`);
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
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(faults === 0 ? 0 : 1);
