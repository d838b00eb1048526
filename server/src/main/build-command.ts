import { fileURLToPath } from 'node:url';
import { complain } from '../platform/shell.ts';
import { buildWebApp } from './start/web-app-build.ts';

// `npm run build`: what the first start makes otherwise, with its stamp, so that a start by another user has nothing to write.
try {
  await buildWebApp(fileURLToPath(new URL('../../..', import.meta.url)));
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
}
