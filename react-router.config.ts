import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web/src',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: one manifest with the page spares a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
