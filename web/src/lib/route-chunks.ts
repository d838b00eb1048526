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

/** Where navigations are counted: the last one alone goes on. */
let last = 0;
const never = () => new Promise<never>(() => {});

/**
 * Holds a navigation back until there is a line and the code of its routes is here, and cancels it if that cannot be
 * loaded. While it is under way the document says where to (`data-going`; empty: the same page), which is drawn by style
 * sheets alone.
 */
export const guardNavigation: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(callNavigate, info) {
        if (typeof info.to !== 'string') return void (await callNavigate());
        const target = new URL(info.to, location.href);
        const { pathname } = target;
        const { dataset } = document.documentElement;
        const mine = ++last;
        dataset.going = pathname === location.pathname ? '' : pathname;
        if (isBackOffice(pathname) && !framework().__reactRouterManifest?.routes['routes/admin/layout']) {
          location.assign(target);
          await never();
        }
        if (!navigator.onLine) await new Promise((back) => addEventListener('online', back, { once: true }));
        try {
          await Promise.all(routesOf(pathname).map((id) => loadRoute(id, target.href)));
          // Unless somebody has pressed something else meanwhile.
          if (mine === last) return void (await callNavigate());
        } catch {
          // The page now offers the new version.
        } finally {
          if (mine === last) delete dataset.going;
        }
        // Returning would let the framework continue by itself.
        await never();
      },
    });
  },
};
