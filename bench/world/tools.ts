import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export type Tool = 'nginx' | 'chromium' | 'ffmpeg';

const places: Readonly<Record<Tool, readonly string[]>> = {
  nginx: ['nginx', '/usr/sbin/nginx'],
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  ffmpeg: ['ffmpeg'],
};
const packages: Readonly<Record<Tool, string>> = { nginx: 'nginx-light', chromium: 'chromium', ffmpeg: 'ffmpeg' };

/** Where a program of the machine is; throws what to install when it is not there. */
export function findTool(tool: Tool): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  for (const place of places[tool]) {
    const files = path.isAbsolute(place) ? [place] : folders.map((folder) => path.join(folder, place));
    const found = files.find((file) => existsSync(file));
    if (found) return found;
  }
  throw new Error(`${tool} is missing. Install it: apt-get install ${packages[tool]}`);
}

/** First line of what a program says of its version. */
export function versionOf(tool: Tool): string {
  try {
    const said = execFileSync('/bin/sh', ['-c', `"$0" ${tool === 'chromium' ? '--version' : tool === 'nginx' ? '-v' : '-version'} 2>&1`, findTool(tool)], {
      encoding: 'utf8',
    });
    return said.split('\n')[0]!.replace(/ Copyright.*/, '').trim();
  } catch (error) {
    return (error as Error).message;
  }
}
