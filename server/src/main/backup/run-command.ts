import { AppError } from '../../kit/app-error.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { closeFilesToOthers } from '../../platform/private-files.ts';
import { complain, say } from '../../platform/shell.ts';

/** Runs a command with the site's settings, and ends the process with its outcome. */
export async function runCommand(usage: string, work: (config: Config) => Promise<void>): Promise<never> {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) {
    say(usage);
    process.exit();
  }
  try {
    const { config, faults } = readConfig(process.env);
    if (faults.length > 0) throw new AppError('badInput', faults.join('\n'));
    closeFilesToOthers(config);
    await work(config);
  } catch (error) {
    process.exitCode = 1;
    complain(error instanceof AppError ? error.message : `It failed: ${(error as Error).message}`);
  }
  process.exit();
}
