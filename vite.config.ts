import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { textsInPlace } from './web/building/texts-in-place.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page needs, in two chunks: many small ones compress worse and cost a request each. */
const shared = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 2,
  },
  {
    name: 'site',
    test: new RegExp(
      [
        'web/src/(routes/error-page|page/meta|state/(account-preferences|page-state|layout-settings|member|auth-events|ask-to-sign-in)|paths|ui/(avatar|create-icon|empty-state|failed-part|peg-bar|tabs))',
        'web/src/lib/(format|lazy-part|link|picture-set|plain-click|posted-form|route-chunks|use-after-load|use-in-browser)',
        'web/src/parts/room[.]tsx',
        'web/src/features/(video-card/(art|video-card|video-grid)|listing/pager|category-list/category-links|playlist-card/playlist-card)',
        'contract/src/page[.]',
        'lucide-react/dist/esm/icons/(chevron-left|chevron-right|house|layout-grid|log-in|menu|pause|play|search|sliders-horizontal|user|x)[.]',
      ]
        .join('|')
        .replaceAll('/', '[\\\\/]'),
    ),
    priority: 1,
  },
  {
    // A chunk for each would be named by every page that draws it, in a list of all pages that comes with the first.
    name: 'icons',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/,
    priority: 0,
  },
  {
    name: 'forms',
    test: new RegExp(
      'web/src/(ui/(choices|field|form-note|panel-page|use-modal)|page/(own-account|page-form))'.replaceAll(
        '/',
        '[\\\\/]',
      ),
    ),
    priority: 1,
  },
  {
    // Small, and needed by the same parts: two files would only make the list of pages longer.
    name: 'unread',
    test: /web[\\/]src[\\/]state[\\/](unread|live-events)[.]/,
    priority: 1,
  },
  {
    name: 'confirm-first',
    test: /web[\\/]src[\\/](state[\\/]may-write|parts[\\/]confirm-first)[.]/,
    priority: 1,
  },
  {
    // Without React: a watch page begins its stream before the framework is there.
    name: 'watch-start',
    test: new RegExp(
      'web/src/features/player/(early-start|player-session|slot-arrival|warm-up|engine/(load-hls|media-source|preferences|resume-store|start-time)|rules/start-policy)'.replaceAll(
        '/',
        '[\\\\/]',
      ),
    ),
    priority: 1,
  },
  {
    // The rest of what plays, in one file beside hls.js.
    name: 'engine',
    test: new RegExp(
      'web/src/features/player/(engine/|rules/(buffer-config|keyboard-map|quality|time-format|stream-trouble|view-report|watch-report|watched-clock)[.])'.replaceAll(
        '/',
        '[\\\\/]',
      ),
    ),
    priority: 0,
  },
  {
    name: 'base',
    test: new RegExp(
      'preload-helper|web/src/lib/chunks|web/src/state/preferences-choice|contract/src/client[.]'.replaceAll(
        '/',
        '[\\\\/]',
      ),
    ),
    priority: 3,
  },
];

/** Of an icon only the drawing is used; the random keys of its parts do not even compress. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) =>
      code.replaceAll(/,\s*key: "\w+"|^\s*name: "[\w-]+",|^\s*size: 24,|^__iconData\.node;/gm, ''),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [textsInPlace(), reactRouter(), plainIcons],
  publicDir: 'web/public',
  resolve: {
    alias: [{ find: /^(\.\.|\.)\/createLucideIcon\.mjs$/, replacement: own('web/src/ui/create-icon.ts') }],
  },
  // Bundled on the server too, so that both sides draw icons with the same factory.
  ssr: { noExternal: ['lucide-react'] },
  // Nor bundled beforehand in development, where that factory would not be found.
  optimizeDeps: {
    exclude: ['lucide-react'],
    // What lazy parts need is bundled at the start: found later, it would load every open page again.
    include: ['hls.js', 'hls.js/light', 'tus-js-client'],
  },
  build: {
    target: 'es2022',
    // Fonts stay files (they are preloaded and cached for ever); nothing becomes a data: address.
    assetsInlineLimit: 0,
    // What a lazy part imports is here already, but for its styles; what the player's engine stands on comes beside it.
    modulePreload: {
      resolveDependencies: (file, dependencies) =>
        /\/engine-[^/]*$/.test(file) ? dependencies : dependencies.filter((one) => one.endsWith('.css')),
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: shared },
              // Hashes do not compress, and the list of pages that comes with the first one names 150 files.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:6][extname]',
            },
          },
        }),
  },
}));
