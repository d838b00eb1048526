import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What was found out about files, or why nothing was: null where a program is missing. */
export interface Judgement {
  what: string;
  complaints: string | null;
  missing?: string;
}

const output = (
  file: string,
  args: string[],
  cwd: string,
): { isWell: boolean; words: string; isThere: boolean } => {
  const { status, stdout, stderr, error } = spawnSync(file, args, { cwd, encoding: 'utf8' });
  return {
    isWell: status === 0,
    words: `${stdout ?? ''}${stderr ?? ''}`.trim(),
    isThere: error === undefined,
  };
};

/** Compose itself reads deploy/compose.yaml, with secrets of a moment. */
export function judgeCompose(deploy: string, scratch: string): Judgement {
  const what = 'compose.yaml, by compose';
  const copy = path.join(scratch, 'compose');
  cpSync(deploy, copy, { recursive: true });
  cpSync(path.join(deploy, 'compose.env.example'), path.join(copy, 'compose.env'));
  const words = ['-f', path.join(copy, 'compose.yaml'), 'config', '--quiet'];
  // As Docker's plugin, or by itself; the one of Debian 12 is too old to read it.
  for (const [file, ...before] of [
    ['docker', 'compose'],
    ['docker-compose'],
    ['podman', 'compose'],
  ] as const) {
    const version = output(file, [...before, 'version', '--short'], copy);
    if (!version.isThere || !/^v?([2-9]|\d\d)\./m.test(version.words)) continue;
    const { isWell, words: said } = output(file, [...before, ...words], copy);
    return { what, complaints: isWell ? '' : said };
  }
  return { what, complaints: null, missing: 'Docker Compose 2 or newer' };
}

/** kustomize builds deploy/kubernetes, and each object is held to the schema of its kind. */
export async function judgeManifests(deploy: string, scratch: string): Promise<Judgement[]> {
  const built = 'kubernetes/, by kustomize';
  const copy = path.join(scratch, 'kubernetes');
  cpSync(path.join(deploy, 'kubernetes'), copy, { recursive: true });
  cpSync(path.join(copy, 'secrets.env.example'), path.join(copy, 'secrets.env'));
  const { isThere, isWell, words } = output('kubectl', ['kustomize', copy], copy);
  if (!isThere) return [{ what: built, complaints: null, missing: 'kubectl' }];
  if (!isWell) return [{ what: built, complaints: words }];
  const what = 'kubernetes/, by the schema of each object';
  const tools = path.join(scratch, 'tools');
  // Used here alone, so it is no dependency of the project.
  const fetched = output(
    'npm',
    ['install', '--silent', '--prefix', tools, 'kubernetes-models@5.1.0', 'yaml@2'],
    scratch,
  );
  if (!fetched.isWell)
    return [
      { what: built, complaints: '' },
      { what, complaints: null, missing: 'kubernetes-models of npm' },
    ];
  writeFileSync(path.join(copy, 'built.yaml'), words);
  const judge = path.join(tools, 'judge.mjs');
  writeFileSync(judge, schemaJudge);
  const { judged } = (await import(pathToFileURL(judge).href)) as { judged(file: string): Promise<string[]> };
  const complaints = await judged(path.join(copy, 'built.yaml'));
  return [
    { what: built, complaints: '' },
    { what, complaints: complaints.join('\n') },
  ];
}

// Lies where the packages are, so that it finds them.
const schemaJudge = `import { readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
export async function judged(file) {
  const complaints = [];
  for (const object of parseAllDocuments(readFileSync(file, 'utf8')).map((one) => one.toJSON())) {
    const { apiVersion, kind, metadata } = object;
    // Long values are folded, which the schema of a Secret does not know.
    for (const name of Object.keys(kind === 'Secret' ? object.data : {})) object.data[name] = object.data[name].replace(/\\s/g, '');
    const models = await import(\`kubernetes-models/\${apiVersion}/\${kind}\`);
    try {
      new models[kind](object).validate();
    } catch (error) {
      complaints.push(\`\${kind} \${metadata.name}: \${error.message}\`);
    }
  }
  return complaints;
}
`;
