import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../server/src/platform/db/embedded-postgres.ts';
import { conduct, isReady, root, say, until } from './processes.ts';

// Builds the image of deploy/Containerfile and runs it as docs/operating/containers.md says: without root, without rights, on a
// read-only system. No registry of images is needed: what it stands on is made of Debian's packages.
// Debian: apt install podman mmdebstrap, and runc where the machine has cgroups of both kinds
// node scripts/operating/check-image.ts [--image NAME] [words for podman build …]
const [flag, given] = process.argv.slice(2);
const image = flag === '--image' && given !== undefined ? given : 'localhost/tsukimi-trial';
const container = `tsukimi-trial-${process.pid}`;
const volume = `${container}-data`;

const podman = (...args: string[]): string =>
  execFileSync('podman', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], cwd: root });

function build(folder: string, more: readonly string[]): void {
  const base = 'localhost/debian:12';
  if (spawnSync('podman', ['image', 'exists', base]).status !== 0) {
    const archive = path.join(folder, 'debian.tar');
    execFileSync('mmdebstrap', [
      '--variant=minbase',
      '--quiet',
      '--include=ca-certificates',
      'bookworm',
      archive,
    ]);
    podman('import', '--quiet', archive, base);
  }
  // A company's own certificate, where npm has to know one.
  const own = process.env.NODE_EXTRA_CA_CERTS;
  const trust =
    own !== undefined && existsSync(own)
      ? [
          '--volume',
          `${own}:/usr/local/share/own.pem:ro`,
          '--build-arg',
          'NODE_EXTRA_CA_CERTS=/usr/local/share/own.pem',
        ]
      : [];
  say('Building; this takes some minutes.');
  podman(
    ...['build', '--quiet', '--format', 'docker', '--network', 'host', '--build-arg', `BASE=${base}`],
    ...[...trust, ...more, '-t', image, '-f', 'deploy/Containerfile', '.'],
  );
}

await conduct('image', async (trial) => {
  if (image === 'localhost/tsukimi-trial') build(trial.folder, process.argv.slice(2));
  const bytes = Number(podman('image', 'inspect', image, '--format', '{{.Size}}'));
  let faults = 0;
  const found = (isWell: boolean, words: string): void => {
    if (!isWell) faults++;
    say(`${isWell ? 'ok   ' : 'FAULT'} ${words}`);
  };
  say(`${image}: ${Math.round(bytes / 1e6)} MB with the system it stands on`);
  const [port, metrics] = [await freePort(), await freePort()];
  try {
    podman(
      ...[
        'run',
        '--detach',
        '--name',
        container,
        '--network',
        'host',
        '--read-only',
        '--tmpfs',
        '/tmp:size=64m',
      ],
      ...[
        '--cap-drop',
        'all',
        '--security-opt',
        'no-new-privileges',
        '--volume',
        `${volume}:/var/lib/tsukimi`,
      ],
      ...['--env', 'HOST=127.0.0.1', '--env', `PORT=${port}`, '--env', `WORKER_METRICS_PORT=${metrics}`],
      ...['--env', 'DEMO=1', image],
    );
    const started = Date.now();
    await until(() => isReady(port), 180_000, 'The site does not start.');
    found(true, `ready after ${((Date.now() - started) / 1000).toFixed(1)} s, with a database of its own`);
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
    found(
      page.status === 200 && (await page.text()).includes('<title>'),
      'its home page is there, before the age gate',
    );

    const inside = (...args: string[]): string =>
      spawnSync('podman', ['exec', container, ...args], { encoding: 'utf8' }).stdout.trim();
    const status = inside('cat', '/proc/1/status');
    found(/^Uid:\s+10001\s+10001/m.test(status), 'it runs as user 10001');
    found(
      /^CapBnd:\s+0+$/m.test(status) && /^NoNewPrivs:\s+1$/m.test(status),
      'it has no rights and can gain none',
    );
    found(
      inside('sh', '-c', 'touch /opt/tsukimi/x 2>/dev/null || echo no') === 'no',
      'its system is read-only',
    );
    found(inside('tsukimi', 'health').includes('"ready"'), 'it says itself that it is well');
    found(/"words":"ffmpeg [^"]*fenced by/.test(inside('tsukimi', 'doctor', '--json')), 'ffmpeg is fenced');
    const segments = (): string =>
      inside('find', '/var/lib/tsukimi/storage', '-name', '*.m3u8', '-path', '*p/*');
    await until(() => segments() !== '', 240_000, 'No video of the demo becomes playable.');
    const list = segments().split('\n')[0]!.replace('/var/lib/tsukimi/storage', '');
    const answer = await fetch(`http://127.0.0.1:${port}${list}`);
    found(answer.ok && (await answer.text()).includes('#EXTINF'), 'a video that it made plays');

    const stopped = Date.now();
    podman('stop', '--time', '60', container);
    const code = podman('inspect', container, '--format', '{{.State.ExitCode}}').trim();
    found(
      code === '0',
      `told to stop it ends in order, after ${((Date.now() - stopped) / 1000).toFixed(1)} s`,
    );
  } finally {
    spawnSync('podman', ['rm', '--force', '--time', '10', container], { stdio: 'ignore' });
    spawnSync('podman', ['volume', 'rm', '--force', volume], { stdio: 'ignore' });
  }
  return faults === 0;
});
