import { runAll } from './testing/run-all.ts';
import { lint, quickTests, types, webTests } from './testing/steps.ts';

// `npm run check`: what one wants to know before a commit, within a minute.
await runAll((env) => [...types, lint, quickTests(env), webTests]);
