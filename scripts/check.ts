import { runAll } from './testing/run-all.ts';
import { quickRound } from './testing/steps.ts';

// `npm run check`: what one wants to know before a commit, within a minute.
await runAll((env) => [quickRound(env)]);
