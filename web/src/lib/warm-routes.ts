/**
 * Fetches the code of pages while nothing else happens, so that later navigations wait for data alone: in the back office
 * that of its own pages, elsewhere that of all others.
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
