import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Without the router's plugin: routes are tested through createRoutesStub, and the plugin would want to build pages.
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@testing-library\/react$/,
        replacement: fileURLToPath(new URL('web/src/test-library.ts', import.meta.url)),
      },
    ],
  },
  test: {
    // Forms of many parts take their time on a busy machine.
    testTimeout: 20_000,
    include: ['web/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // A world of its own for each file, and one jsdom for many: without it most of the time goes into making those.
    pool: 'vmThreads',
    // By itself it leaves one processor to others: of two that is half of them.
    maxWorkers: availableParallelism(),
    restoreMocks: true,
  },
});
