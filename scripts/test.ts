import { globSync } from 'node:fs';
import { provideNeededPrograms } from './testing/needed-programs.ts';
import { runAll } from './testing/run-all.ts';
import { build, journeys, patientTests, quickRound, root, timedTests } from './testing/steps.ts';

// `npm test`: everything, from nothing. A check that cannot run fails; its line says what to install.
const problems = provideNeededPrograms();
const hasJourneys = globSync('e2e/*.e2e.ts', { cwd: root }).length > 0;
await runAll(
  (env) => [
    quickRound(env),
    [[timedTests(env), build]],
    [[patientTests(env)], ...(hasJourneys ? [[journeys(env)]] : [])],
  ],
  problems,
);
