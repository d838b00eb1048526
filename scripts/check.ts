import { runAll } from './testing/run-all.ts';
import { quickRound } from './testing/steps.ts';

// `npm run check`: the checks to run before a commit, in under a minute.
await runAll((env) => [quickRound(env)]);
