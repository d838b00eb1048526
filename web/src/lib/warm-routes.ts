/**
 * Loads the code of pages while the browser is idle, so that later navigations wait for data alone: in the back office
 * its own pages, elsewhere all others.
 */
export function warmRoutes(): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, { id: string; module: string }> };
  };
  const isAdmin = /^\/admin(\/|$)/.test(location.pathname);
  for (const { id, module } of Object.values(manifest?.routes ?? {})) {
    if (id.startsWith('routes/admin/') !== isAdmin) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = module;
    document.head.append(link);
  }
}
