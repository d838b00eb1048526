import path from 'node:path';

export interface PlantedFault {
  rule: string;
  files: Record<string, string>;
}

const fault = (rule: string, from: string, to: string): PlantedFault => ({
  rule,
  files: {
    [`web/src/${from}`]: `import '${path.posix.relative(path.posix.dirname(`/${from}`), `/${to}`)}';\n`,
    [`web/src/${to}`]: 'export {};\n',
  },
});

/** Faults against the walls of the web app: the first file imports the second, and must not. */
export const plantedWebFaults: readonly PlantedFault[] = [
  fault('features-apart', 'features/apple/apple.ts', 'features/pear/pear.ts'),
  fault('web-flows-down', 'page/uphill.ts', 'routes/summit.ts'),
  fault('web-flows-down', 'state/uphill.ts', 'root.tsx'),
  fault('web-flows-down', 'parts/uphill.ts', 'public-frame.tsx'),
  fault('web-flows-down', 'features/hill/uphill.ts', 'later-parts.tsx'),
  fault('web-flows-down', 'ui/uphill.ts', 'entry.client.tsx'),
  fault('web-flows-down', 'lib/uphill.ts', 'held-scripts.tsx'),
  fault('parts-know-no-feature', 'parts/curious.ts', 'features/fig/fig.ts'),
  fault('page-and-state-apart', 'page/personal.ts', 'state/mine.ts'),
  fault('state-and-page-apart', 'state/lifted.ts', 'page/lift.ts'),
  fault('page-and-state-draw-nothing', 'page/painter.ts', 'ui/brush.ts'),
  fault('page-and-state-draw-nothing', 'page/builder.ts', 'parts/brick.ts'),
  fault('page-and-state-draw-nothing', 'state/gardener.ts', 'features/plum/plum.ts'),
  fault('ui-knows-no-data', 'ui/clever-page.ts', 'page/facts.ts'),
  fault('ui-knows-no-data', 'ui/clever-state.ts', 'state/facts.ts'),
  fault('ui-knows-no-data', 'ui/clever-parts.ts', 'parts/facts.ts'),
  fault('lib-is-the-ground', 'lib/tall.ts', 'ui/ceiling.ts'),
];
