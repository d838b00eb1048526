import path from 'node:path';

// What a fence is made of, as command lines for the programs that build it. Nothing here touches the system.

export const fenceKinds = ['bubblewrap', 'unshare', 'none'] as const;
export type FenceKind = (typeof fenceKinds)[number];

export interface FenceLimits {
  /** CPU seconds over all threads; also the wall-clock seconds after which it is ended. */
  cpuSeconds: number;
  /** Bytes of address space. */
  memoryBytes: number;
  /** Bytes of the largest file it may write. */
  fileBytes: number;
  niceness: number;
}

/** A program on this machine that reads files from strangers. */
export interface FencedProgram {
  /** Absolute. */
  path: string;
  /** Folder it needs besides the system's own, or null. */
  home: string | null;
  /** Folders of its libraries besides the system's own. */
  libraries: readonly string[];
}

export interface FencedRun {
  program: FencedProgram;
  args: readonly string[];
  /** Files it may read, absolute. */
  reads: readonly string[];
  /** The one folder it may write to, absolute, or null. */
  writes: string | null;
  limits: FenceLimits;
  /** Places of hardware that it may use, which no other run sees. */
  hardware?: readonly Place[];
}

/** What a fenced program finds at a path; the rest of the machine is not there. */
export type Place =
  | { at: string; is: 'folder' | 'file' | 'device' | 'writable' }
  | { at: string; is: 'link'; to: string }
  /** Something of ours inside a folder that is shown. */
  | { at: string; is: 'hidden' };

export interface FenceGround {
  /** Places of the system that every program needs. */
  system: readonly Place[];
  /** Never shown, except what a run reads and writes. */
  hidden: readonly string[];
  /** An empty folder to build the room in. */
  base: string;
  /** Id of the user it runs as; null: the user who runs us. */
  identity: number | null;
  /** Programs that build the fence, by name. */
  tools: Readonly<Record<string, string>>;
}

/** The fence around programs that read strangers' files. */
export interface Fence {
  kind: FenceKind;
  /** Id of the user they run as if we are root; null: ours. */
  identity: number | null;
  /** Folder of which they see nothing but what a run names. */
  dataDir: string;
  /** One line for the log and the back office. */
  description: string;
  /** The whole command for a run. */
  words(run: FencedRun): string[];
}

const isWithin = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder === '/' ? '/' : `${folder}/`);

/** Everything a run sees, in the order in which it must be laid out. */
export function placesOf(ground: FenceGround, { program, reads, writes, hardware = [] }: FencedRun): Place[] {
  // A link of the system (`/bin`) leads into one of its folders.
  const shown = ground.system.filter(({ is }) => is === 'folder' || is === 'link').map(({ at }) => at);
  const isShown = (file: string): boolean => shown.some((folder) => isWithin(file, folder));
  const own: Place[] = program.home !== null ? [{ at: program.home, is: 'folder' }] : [];
  if (program.home === null && !isShown(program.path)) own.push({ at: program.path, is: 'file' });
  return [
    ...ground.system,
    ...hardware,
    ...ground.hidden.filter(isShown).map((at): Place => ({ at, is: 'hidden' })),
    ...own,
    ...(writes === null ? [] : [{ at: writes, is: 'writable' } as const]),
    ...reads.map((at): Place => ({ at, is: 'file' })),
  ];
}

/** Folders above the places, from the top, that no place brings along. */
function foldersAbove(places: readonly Place[]): string[] {
  const brought = places.filter(({ is }) => is === 'folder' || is === 'writable').map(({ at }) => at);
  const hidden = places.filter(({ is }) => is === 'hidden').map(({ at }) => at);
  const needed = new Set<string>();
  for (const { at } of places) {
    const above: string[] = [];
    for (let folder = path.dirname(at); folder !== '/'; folder = path.dirname(folder)) above.unshift(folder);
    for (const folder of above) {
      const isThere =
        brought.some((one) => isWithin(folder, one)) && !hidden.some((one) => folder.startsWith(`${one}/`));
      if (!isThere && !hidden.includes(folder)) needed.add(folder);
    }
  }
  return [...needed];
}

/**
 * The program within its limits, with nothing of our environment. Each command replaces itself with the next:
 * one process.
 */
export function limitedWords(
  ground: Pick<FenceGround, 'tools' | 'identity'>,
  { program, args, limits }: FencedRun,
  { emptiesBounds }: { emptiesBounds: boolean },
): string[] {
  const { setpriv, prlimit, env } = ground.tools;
  const bare = ['--inh-caps=-all', ...(emptiesBounds ? ['--bounding-set=-all'] : []), '--no-new-privs'];
  const { identity } = ground;
  const other =
    identity === null
      ? []
      : [setpriv!, '--reuid', `${identity}`, '--regid', `${identity}`, '--clear-groups', ...bare, '--'];
  return [
    ...other,
    // After the change of user, which would undo it.
    ...[setpriv!, ...(identity === null ? bare : []), '--pdeathsig', 'KILL', '--'],
    ...[prlimit!, `--cpu=${Math.ceil(limits.cpuSeconds)}`, `--as=${Math.ceil(limits.memoryBytes)}`],
    ...[`--fsize=${Math.ceil(limits.fileBytes)}`, '--nproc=4096', '--nofile=1024', '--core=0', '--'],
    ...[env!, '-i', 'LC_ALL=C', 'HOME=/', 'PATH=/usr/local/bin:/usr/bin:/bin'],
    ...(program.libraries.length > 0 ? [`LD_LIBRARY_PATH=${program.libraries.join(':')}`] : []),
    ...[program.path, ...args],
  ];
}

/** By bubblewrap: its own root folder, no network, other processes out of sight. */
export function bubblewrapWords(ground: FenceGround, run: FencedRun): string[] {
  const places = placesOf(ground, run);
  const words = [
    ground.tools.bwrap!,
    // As root we change the user ourselves, for good; otherwise building anything takes a user namespace.
    ...(ground.identity === null ? ['--unshare-user'] : []),
    ...['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--die-with-parent', '--as-pid-1', '--new-session', '--cap-drop', 'ALL'],
    ...(ground.identity === null
      ? []
      : ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'].flatMap((right) => ['--cap-add', right])),
  ];
  const system = places.filter(({ is }) => is !== 'writable' && is !== 'file');
  const folders = foldersAbove(places);
  const lay = (place: Place): string[] => {
    const { at } = place;
    if (place.is === 'link') return ['--symlink', place.to, at];
    if (place.is === 'hidden') return ['--perms', '0755', '--tmpfs', at];
    if (place.is === 'device') return ['--dev-bind', at, at];
    return [place.is === 'writable' ? '--bind' : '--ro-bind', at, at];
  };
  const makes = (folder: string): string[] => ['--perms', '0755', '--dir', folder];
  const isUnderHidden = (folder: string): boolean =>
    places.some(({ at, is }) => is === 'hidden' && folder.startsWith(`${at}/`));
  words.push(
    ...folders.filter((folder) => !isUnderHidden(folder)).flatMap(makes),
    ...system.flatMap(lay),
    ...folders.filter(isUnderHidden).flatMap(makes),
    ...places.filter((place) => !system.includes(place)).flatMap(lay),
  );
  return [...words, '--', ...limitedWords(ground, run, { emptiesBounds: ground.identity !== null })];
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** By namespaces alone, which every Linux has: a shell lays the room out, then becomes the program. */
export function unshareWords(ground: FenceGround, run: FencedRun): string[] {
  const { mount, umount, mkdir, ln, sh } = ground.tools;
  const pivot = ground.tools.pivot_root;
  const places = placesOf(ground, run);
  const inside = (at: string): string => quoted(path.join(ground.base, at));
  const tmpfs = (at: string): string => `${mount} -t tmpfs -o size=1m,mode=755,nosuid,nodev tmpfs ${at}`;
  const lay = (place: Place): string[] => {
    const at = inside(place.at);
    const above = `${mkdir} -p ${inside(path.dirname(place.at))}`;
    if (place.is === 'link') return [above, `${ln} -s ${quoted(place.to)} ${at}`];
    if (place.is === 'hidden') return [tmpfs(at)];
    const own =
      place.is === 'folder' || place.is === 'writable' ? `${mkdir} -p ${at}` : `[ -e ${at} ] || : > ${at}`;
    const bind = (how: string): string => `${mount} ${how} ${quoted(place.at)} ${at}`;
    if (place.is === 'folder') return [above, own, bind('--rbind -o ro,nosuid,nodev')];
    if (place.is === 'device') return [above, own, bind('--bind')];
    if (place.is === 'file') return [above, own, bind('--bind -o ro,nosuid,nodev')];
    return [above, own, bind('--bind -o nosuid,nodev')];
  };
  const script = [
    'set -e',
    // The site's own umask closes folders to everybody else, and here the program may be somebody else.
    'mask=$(umask)',
    'umask 022',
    tmpfs(quoted(ground.base)),
    ...places.flatMap(lay),
    `${mkdir} ${inside('/old')} ${inside('/proc')}`,
    // Unmounting looks up the existing mounts there.
    `${mount} --rbind /proc ${inside('/proc')}`,
    `cd ${quoted(ground.base)}`,
    `${pivot} . old`,
    'cd /',
    `${umount} -l /old`,
    `${umount} -l /proc`,
    'umask "$mask"',
    'exec "$@"',
  ].join('\n');
  return [
    ground.tools.unshare!,
    ...(ground.identity === null ? ['--user', '--map-root-user'] : []),
    ...['--mount', '--net', '--ipc', '--uts', '--pid', '--kill-child=KILL', '--', sh!, '-c', script, 'fence'],
    ...limitedWords(ground, run, { emptiesBounds: true }),
  ];
}
