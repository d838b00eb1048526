// The walls of the house, read from the ground up:
//   contract < server: kit < platform < domains < main < tests
//   contract < web:    lib < ui, page, state < parts < features < root, routes, entries
// Domains stand on floors too: a domain imports only domains on lower floors, and only through their index.ts.
// Every rule has a planted fault in scripts/walls/planted-faults.ts that proves it sees.

const domainFloors = [
  ['texts'],
  ['accounts'],
  ['media'],
  ['pictures'],
  ['profiles'],
  ['videos', 'identity'],
  ['watching', 'responses', 'works'],
  [
    'discovery',
    'shield',
    'stream',
    'photos',
    'playlists',
    'messages',
    'importing',
    'moderation',
    'operating',
    'creators',
    'uploads',
    'ads',
    'legal',
    'lists',
  ],
  ['notifications', 'achievements', 'recommending'],
];
const inDomain = (names) => `^server/src/domains/(${names.join('|')})/`;
const tests = '[.](test|e2e)[.]tsx?$|/test-[a-z0-9-]+[.]tsx?$|/fixtures/|^server/tests/';

const never = (name, from, to) => ({ name, severity: 'error', from, to });

const noClimbing = domainFloors
  .slice(0, -1)
  .map((floor, index) =>
    never(
      `no-climbing-from-${floor.join('-')}`,
      { path: inDomain(floor) },
      { path: inDomain(domainFloors.slice(index + 1).flat()) },
    ),
  );

const neighboursApart = domainFloors
  .filter((floor) => floor.length > 1)
  .map((floor) =>
    never(
      `neighbours-apart-${floor[0]}`,
      { path: inDomain(floor) },
      { path: inDomain(floor), pathNot: '^server/src/domains/$1/' },
    ),
  );

module.exports = {
  forbidden: [
    never('no-circles', {}, { circular: true }),
    // The router writes its page types itself, and Vite knows modules that are no files.
    never('every-import-resolves', {}, { couldNotResolve: true, pathNot: '[+]types/|^virtual:' }),

    never('contract-stands-alone', { path: '^contract/' }, { path: '^(server|web)/' }),
    never('server-never-imports-web', { path: '^server/' }, { path: '^web/' }),
    never('web-never-imports-server', { path: '^web/' }, { path: '^server/' }),
    never(
      'nothing-imports-journeys-or-the-bench',
      { path: '^(contract|server|web)/' },
      { path: '^(e2e|bench|scripts)/' },
    ),
    never('product-imports-no-tests', { path: '^(contract|server|web)/', pathNot: tests }, { path: tests }),
    never(
      'product-needs-no-development-package',
      { path: '^(contract|server|web)/', pathNot: tests },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: 'node_modules/@types/' },
    ),

    never(
      'kit-is-the-ground',
      { path: '^server/src/kit/' },
      { path: '^server/src/(platform|domains|main)/' },
    ),
    never(
      'platform-knows-no-domain',
      { path: '^server/src/platform/' },
      { path: '^server/src/(domains|main)/' },
    ),
    never(
      'nobody-imports-main',
      { path: '^server/src/(kit|platform|domains)/', pathNot: tests },
      { path: '^server/src/main/' },
    ),

    never(
      'through-the-door',
      { path: '^server/src/domains/([^/]+)/', pathNot: tests },
      {
        path: '^server/src/domains/[^/]+/',
        pathNot: ['^server/src/domains/$1/', '^server/src/domains/[^/]+/index[.]ts$'],
      },
    ),
    never(
      'rules-know-no-platform',
      { path: '-rules[.]ts$' },
      { path: '^server/src/platform/|-queries[.]ts$' },
    ),
    never('rules-do-no-io', { path: '-rules[.]ts$' }, { dependencyTypes: ['core'] }),
    // The type of a transaction is handed on, and facts are told; the walls' test looks for SQL itself.
    never(
      'only-queries-touch-the-db',
      { path: '^server/src/domains/', pathNot: ['-queries[.]ts$', tests] },
      { path: '^server/src/platform/db/', pathNot: '/(database|follow|notifications)[.]ts$' },
    ),
    never(
      'only-the-db-platform-knows-the-driver',
      { path: '^server/src/', pathNot: ['^server/src/platform/(db|jobs)/', '-queries[.]ts$', tests] },
      { path: 'node_modules/pg/' },
    ),
    never(
      'only-the-jobs-platform-knows-the-queue',
      { path: '^server/src/', pathNot: '^server/src/platform/jobs/' },
      { path: 'node_modules/pg-boss/' },
    ),
    never(
      'handlers-run-in-the-worker',
      { pathNot: ['^server/src/main/handlers[.]ts$', tests] },
      { path: '[.]handler[.]ts$' },
    ),
    never(
      'the-web-process-loads-no-handler',
      { path: '^server/src/main/web[.]ts$' },
      { path: '[.]handler[.]ts$', reachable: true },
    ),

    never(
      'features-apart',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    never(
      'web-flows-down',
      { path: '^web/src/(features|parts|page|state|ui|lib)/' },
      { path: '^web/src/(routes/|root|entry[.]|routes[.]ts|public-frame|later-parts|held-scripts)' },
    ),
    never('parts-know-no-feature', { path: '^web/src/parts/' }, { path: '^web/src/features/' }),
    // What loaders use runs on the server for everybody; what a browser holds belongs to one person.
    never('page-and-state-apart', { path: '^web/src/page/' }, { path: '^web/src/state/' }),
    never('state-and-page-apart', { path: '^web/src/state/' }, { path: '^web/src/page/' }),
    never(
      'page-and-state-draw-nothing',
      { path: '^web/src/(page|state)/' },
      { path: '^web/src/(ui|parts|features)/' },
    ),
    never(
      'ui-knows-no-data',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/(features|parts|page|state)/|^contract/' },
    ),
    never('lib-is-the-ground', { path: '^web/src/lib/' }, { path: '^web/src/ui/' }),

    ...noClimbing,
    ...neighboursApart,
  ],
  options: {
    tsPreCompilationDeps: true, // a type-only import is an arrow too
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
};
