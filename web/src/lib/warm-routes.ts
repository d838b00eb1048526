/**
 * Fetches the code of all pages while nothing else happens, so that later navigations wait for data alone. The back
 * office is for few, who wait for it.
 */
export function warmRoutes(): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, { module: string }> };
  };
  for (const [id, { module }] of Object.entries(manifest?.routes ?? {})) {
    if (id.startsWith('routes/admin/')) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = module;
    document.head.append(link);
  }
}
