import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { mayComeToLife } from './lib/coming-to-life.ts';
import { guardNavigation } from './lib/route-chunks.ts';

void mayComeToLife().then(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter instrumentations={[guardNavigation]} />);
  });
});
