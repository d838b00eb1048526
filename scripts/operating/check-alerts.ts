import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, say } from './processes.ts';

// Has Prometheus's own promtool read the alert rules and every expression of the Grafana dashboard.
// Debian: apt install prometheus
// node scripts/operating/check-alerts.ts
const folder = path.join(root, 'docs/operating/monitoring');
const dashboard = JSON.parse(readFileSync(path.join(folder, 'dashboard.json'), 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const scratch = mkdtempSync(path.join(tmpdir(), 'tsukimi-alerts-'));
try {
  const rules = shown.map((expr, index) => ({ record: `shown:${index}`, expr }));
  // JSON is YAML.
  writeFileSync(path.join(scratch, 'shown.yml'), JSON.stringify({ groups: [{ name: 'shown', rules }] }));
  for (const file of [path.join(folder, 'alerts.yml'), path.join(scratch, 'shown.yml')])
    say(execFileSync('promtool', ['check', 'rules', file]).toString().trim());
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
