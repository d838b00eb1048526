import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardNavigation } from './lib/route-chunks.ts';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter instrumentations={[guardNavigation]} />);
});
