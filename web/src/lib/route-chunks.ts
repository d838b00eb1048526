import { type ClientInstrumentation, matchRoutes } from 'react-router';
import { isBackOffice } from './back-office.ts';
import { loadChunk } from './chunks.ts';

/** What the framework stores on window; its own loader answers a lost chunk by reloading the page for ever. */
interface FrameworkWindow {
  __reactRouterManifest?: { routes: Record<string, { id: string; module: string }> };
  __reactRouterRouteModules?: Record<string, unknown>;
  __reactRouterDataRouter?: { routes: Parameters<typeof matchRoutes>[0] };
}
const framework = () => window as unknown as FrameworkWindow;

async function loadRoute(id: string, target: string): Promise<void> {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = framework();
  const entry = manifest?.routes[id];
  if (!entry || !modules || id in modules) return;
  modules[id] = await loadChunk(() => import(/* @vite-ignore */ entry.module), target);
}

const routesOf = (path: string): string[] => {
  const matches = matchRoutes(framework().__reactRouterDataRouter?.routes ?? [], path) ?? [];
  return matches.flatMap((match) => (match.route.id ? [match.route.id] : []));
};

/** Holds a navigation back until the code of its routes is here, and cancels it if that cannot be loaded. */
export const guardNavigation: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(callNavigate, info) {
        if (typeof info.to !== 'string') return void (await callNavigate());
        const target = new URL(info.to, location.href);
        if (
          isBackOffice(target.pathname) &&
          !framework().__reactRouterManifest?.routes['routes/admin/layout']
        ) {
          location.assign(target);
          await new Promise<never>(() => {});
        }
        try {
          await Promise.all(routesOf(target.pathname).map((id) => loadRoute(id, target.href)));
        } catch {
          // The page now offers the new version. Returning would let the framework continue and reload by itself.
          await new Promise<never>(() => {});
        }
        await callNavigate();
      },
    });
  },
};
