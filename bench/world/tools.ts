import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export type Tool = 'nginx' | 'chromium' | 'ffmpeg';

const places: Readonly<Record<Tool, readonly string[]>> = {
  nginx: ['nginx', '/usr/sbin/nginx'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  ffmpeg: ['ffmpeg'],
};
const packages: Readonly<Record<Tool, string>> = {
  nginx: 'nginx-light',
  chromium: 'chromium',
  ffmpeg: 'ffmpeg',
};

/** Where a program of the machine is; throws what to install when it is not there. */
export function findTool(tool: Tool): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const place of places[tool]) {
    const files = path.isAbsolute(place) ? [place] : folders.map((folder) => path.join(folder, place));
    const found = files.find((file) => existsSync(file));
    if (found) return found;
  }
  throw new Error(`${tool} is missing. Install it: apt-get install ${packages[tool]}`);
}

/** What a program says of its version, in one line. */
export function versionOf(tool: Tool): string {
  try {
    const option = { nginx: '-v', chromium: '--version', ffmpeg: '-version' }[tool];
    const { stdout, stderr } = spawnSync(findTool(tool), [option], { encoding: 'utf8' });
    const line = `${stdout}\n${stderr}`.split('\n').find((text) => /\d+\.\d+/.test(text)) ?? tool;
    return line.replace(/ Copyright.*| built on.*/, '').trim();
  } catch (error) {
    return (error as Error).message;
  }
}
