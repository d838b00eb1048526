import { buildWebApp } from '../../server/src/main/start/web-app-build.ts';
import { root } from './steps.ts';

// The same build that the first start makes, including its stamp.
try {
  await buildWebApp(root);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
