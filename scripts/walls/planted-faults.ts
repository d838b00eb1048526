// For each wall, a fault that breaks it and nothing else. Files are named as in the real code.

import { type PlantedFault, plantedWebFaults } from './planted-web-faults.ts';

const imports = (from: string): string => `import '${from}';\n`;
const domain = (name: string): Record<string, string> => ({
  [`server/src/domains/${name}/index.ts`]: 'export {};\n',
});

export const plantedFaults: readonly PlantedFault[] = [
  {
    rule: 'no-circles',
    files: {
      'server/src/kit/egg.ts': `import type { Hen } from './hen.ts';\nexport type Egg = Hen;\n`,
      'server/src/kit/hen.ts': `import type { Egg } from './egg.ts';\nexport type Hen = Egg;\n`,
    },
  },
  { rule: 'every-import-resolves', files: { 'server/src/kit/lost.ts': imports('./nowhere.ts') } },
  {
    rule: 'contract-stands-alone',
    files: {
      'contract/src/curious.ts': imports('../../server/src/kit/plain.ts'),
      'server/src/kit/plain.ts': 'export {};\n',
    },
  },
  {
    rule: 'server-never-imports-web',
    files: {
      'server/src/platform/painter.ts': imports('../../../web/src/paint.ts'),
      'web/src/paint.ts': 'export {};\n',
    },
  },
  {
    rule: 'web-never-imports-server',
    files: {
      'web/src/nosy.ts': imports('../../server/src/kit/stone.ts'),
      'server/src/kit/stone.ts': 'export {};\n',
    },
  },
  {
    rule: 'nothing-imports-journeys-or-the-bench',
    files: {
      'server/src/platform/racer.ts': imports('../../../bench/race.ts'),
      'bench/race.ts': 'export {};\n',
    },
  },
  {
    rule: 'product-imports-no-tests',
    files: {
      'server/src/platform/shy.ts': imports('./test-helper.ts'),
      'server/src/platform/test-helper.ts': 'export {};\n',
    },
  },
  {
    rule: 'product-imports-no-tests',
    files: {
      'server/src/main/borrower.ts': imports('#tests/support/ladle.ts'),
      'server/tests/support/ladle.ts': 'export {};\n',
    },
  },
  {
    rule: 'server-never-imports-web',
    files: {
      'server/tests/videos/visitor.test.ts': imports('../../../web/src/window.ts'),
      'web/src/window.ts': 'export {};\n',
    },
  },
  {
    rule: 'product-needs-no-development-package',
    files: { 'server/src/platform/heavy.ts': imports('autocannon') },
  },
  {
    rule: 'kit-is-the-ground',
    files: {
      'server/src/kit/tall.ts': imports('../platform/roof.ts'),
      'server/src/platform/roof.ts': 'export {};\n',
    },
  },
  {
    rule: 'platform-knows-no-domain',
    files: { 'server/src/platform/wise.ts': imports('../domains/ads/index.ts'), ...domain('ads') },
  },
  {
    rule: 'nobody-imports-main',
    files: {
      'server/src/domains/legal/lawyer.ts': imports('../../main/judge.ts'),
      'server/src/main/judge.ts': 'export {};\n',
    },
  },
  {
    rule: 'through-the-door',
    files: {
      'server/src/domains/videos/burglar.ts': imports('../media/safe.ts'),
      'server/src/domains/media/safe.ts': 'export {};\n',
    },
  },
  {
    rule: 'rules-know-no-platform',
    files: {
      'server/src/domains/videos/cable-rules.ts': imports('../../platform/cable.ts'),
      'server/src/platform/cable.ts': 'export {};\n',
    },
  },
  { rule: 'rules-do-no-io', files: { 'server/src/domains/videos/reading-rules.ts': imports('node:fs') } },
  {
    rule: 'only-queries-touch-the-db',
    files: {
      'server/src/domains/videos/digger.ts': imports('../../platform/db/earth.ts'),
      'server/src/platform/db/earth.ts': 'export {};\n',
    },
  },
  {
    rule: 'only-the-db-platform-knows-the-driver',
    files: { 'server/src/platform/chauffeur.ts': imports('pg') },
  },
  {
    rule: 'only-the-jobs-platform-knows-the-queue',
    files: { 'server/src/platform/impatient.ts': imports('pg-boss') },
  },
  {
    rule: 'handlers-run-in-the-worker',
    files: {
      'server/src/domains/videos/idle.ts': imports('./dig.handler.ts'),
      'server/src/domains/videos/dig.handler.ts': 'export {};\n',
    },
  },
  {
    rule: 'the-web-process-loads-no-handler',
    files: {
      'server/src/main/web.ts': imports('./handlers.ts'),
      'server/src/main/handlers.ts': imports('../domains/media/cut.handler.ts'),
      'server/src/domains/media/cut.handler.ts': 'export {};\n',
    },
  },
  ...plantedWebFaults,
  {
    rule: 'no-climbing-from-accounts',
    files: {
      'server/src/domains/accounts/ladder.ts': imports('../profiles/index.ts'),
      ...domain('profiles'),
    },
  },
  {
    rule: 'no-climbing-from-media',
    files: { 'server/src/domains/media/ladder.ts': imports('../pictures/index.ts'), ...domain('pictures') },
  },
  {
    rule: 'no-climbing-from-pictures',
    files: {
      'server/src/domains/pictures/ladder.ts': imports('../profiles/index.ts'),
      ...domain('profiles'),
    },
  },
  {
    rule: 'no-climbing-from-profiles',
    files: { 'server/src/domains/profiles/ladder.ts': imports('../videos/index.ts'), ...domain('videos') },
  },
  {
    rule: 'no-climbing-from-videos-identity',
    files: { 'server/src/domains/videos/ladder.ts': imports('../stream/index.ts'), ...domain('stream') },
  },
  {
    rule: 'no-climbing-from-discovery-shield-stream-photos-playlists-messages-importing-moderation-operating-creators-uploads-ads-legal-lists',
    files: {
      'server/src/domains/discovery/ladder.ts': imports('../notifications/index.ts'),
      ...domain('notifications'),
    },
  },
  {
    rule: 'no-climbing-from-watching-responses-works',
    files: { 'server/src/domains/watching/ladder.ts': imports('../photos/index.ts'), ...domain('photos') },
  },
  {
    rule: 'neighbours-apart-watching',
    files: {
      'server/src/domains/watching/asker.ts': imports('../responses/index.ts'),
      ...domain('responses'),
    },
  },
  {
    rule: 'neighbours-apart-videos',
    files: {
      'server/src/domains/videos/asker.ts': imports('../identity/index.ts'),
      ...domain('identity'),
    },
  },
  {
    rule: 'neighbours-apart-discovery',
    files: {
      'server/src/domains/discovery/gossip.ts': imports('../playlists/index.ts'),
      ...domain('playlists'),
    },
  },
  {
    rule: 'neighbours-apart-notifications',
    files: {
      'server/src/domains/notifications/gossip.ts': imports('../achievements/index.ts'),
      ...domain('achievements'),
    },
  },
];
