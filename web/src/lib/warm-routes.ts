/** Fetches the code of all pages while nothing else happens, so that later navigations wait for data alone. */
export function warmRoutes(): void {
  const { __reactRouterManifest: manifest } = window as {
    __reactRouterManifest?: { routes: Record<string, { module: string }> };
  };
  for (const { module } of Object.values(manifest?.routes ?? {})) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = module;
    document.head.append(link);
  }
}
