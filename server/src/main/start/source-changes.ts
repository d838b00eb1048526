import { watch } from 'node:fs';
import path from 'node:path';

const watched = ['server/src', 'server/migrations', 'contract/src'];
const matters = /(?<![.]test)[.](ts|sql)$/;

/** Calls back once the server's sources have changed and been quiet for a moment. Returns the way to stop. */
export function onSourceChange(root: string, callback: (file: string) => void): () => void {
  let quiet: NodeJS.Timeout | null = null;
  const watchers = watched.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !matters.test(name)) return;
      if (quiet) clearTimeout(quiet);
      quiet = setTimeout(() => callback(path.join(folder, name)), 200);
    }),
  );
  return () => {
    if (quiet) clearTimeout(quiet);
    for (const watcher of watchers) watcher.close();
  };
}
