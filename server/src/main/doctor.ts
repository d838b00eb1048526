import { readConfig } from '../platform/config.ts';
import { closeFilesToOthers } from '../platform/private-files.ts';
import { say } from '../platform/shell.ts';
import { examine } from './doctor/examine.ts';
import { about, type Finding, report, worst } from './doctor/finding.ts';

const usage = `npm run doctor
  Says what is wrong with this site or will be, and what to do about it. Changes nothing.
  --json  as a list of { about, level, words, remedy }
  Ends with 0: all is well; 1: there are warnings; 2: something is wrong.`;

const args = process.argv.slice(2);
if (args.some((word) => word === '--help' || word === '-h')) {
  say(usage);
  process.exit();
}
const { config, faults } = readConfig(process.env);
closeFilesToOthers(config);
const findings: Finding[] = faults.map((fault) => about('settings').fault(fault, 'The start refuses it.'));
if (faults.length === 0) findings.push(...(await examine(config)));
const level = worst(findings);
say(args.includes('--json') ? JSON.stringify(findings) : report(findings));
process.exit({ fine: 0, warning: 1, fault: 2 }[level]);
