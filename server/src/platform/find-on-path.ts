import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** First executable file of that name on the PATH, or null. */
export function findOnPath(name: string, searchPath: string = process.env.PATH ?? ''): string | null {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  for (const folder of searchPath.split(path.delimiter)) {
    if (folder === '') continue;
    const candidate = path.join(folder, file);
    try {
      accessSync(candidate, constants.X_OK);
      return candidate;
    } catch {
      // Not here: look in the next folder.
    }
  }
  return null;
}
