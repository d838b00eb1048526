import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { streamLibrary } from './web/building/stream-library.ts';
import { textsInPlace } from './web/building/texts-in-place.ts';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Files of these paths, by whichever stroke the system parts folders. */
const files = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));

/** What many pages need is in few chunks: small ones compress worse, and cost a request each. */
const shared = [
  {
    name: 'framework',
    test: files('node_modules/(react|react-dom|react-router|scheduler)/'),
    priority: 2,
  },
  {
    name: 'site',
    test: files(
      'web/src/(routes/error-page|page/meta|state/(account-preferences|page-state|layout-settings|member|auth-events|ask-to-sign-in)|paths|ui/(avatar|create-icon|empty-state|failed-part|peg-bar|picture|tabs))',
      'web/src/lib/(format|lazy-part|link|plain-click|posted-fields|route-chunks|use-after-load|use-in-browser)',
      'web/src/parts/room[.]tsx',
      'web/src/features/(video-card/(art|video-card|video-grid)|listing/pager|category-list/category-links|playlist-card/playlist-card|profile-menu/profile-button)',
      'contract/src/page[.]',
      'lucide-react/dist/esm/icons/(chevron-left|chevron-right|house|layout-grid|log-in|menu|pause|play|search|sliders-horizontal|user|x)[.]',
    ),
    priority: 1,
  },
  {
    // A chunk for each would be named by every page that draws it, in a list of all pages that comes with the first.
    name: 'icons',
    test: files('lucide-react/dist/esm/icons/'),
    priority: 0,
  },
  {
    name: 'forms',
    test: files(
      'web/src/(ui/(choices|field|form-note|panel-page|row-list|use-modal)|lib/posted-form|page/(own-account|page-form))',
    ),
    priority: 1,
  },
  {
    name: 'unread',
    test: files('web/src/state/(unread|live-events)[.]'),
    priority: 1,
  },
  {
    name: 'confirm-first',
    test: files('web/src/(state/may-write|parts/confirm-first)[.]'),
    priority: 1,
  },
  {
    // Next to what a video or a member is drawn with.
    name: 'parts',
    test: files(
      'web/src/(page/(playlist|video-card)|state/(ask-to-report|favorites|hearts|playlist-place)|ui/by-line)[.]',
      'web/src/parts/(like-button|linked-text|report-button)[.]',
    ),
    priority: 0,
  },
  {
    name: 'posts',
    test: files('web/src/features/profile/(post|post-box)[.]'),
    priority: 0,
  },
  {
    name: 'writing',
    test: files('web/src/(parts/mentions|state/(drafts|tab-memory)|ui/(character-count|more-menu))[.]'),
    priority: 1,
  },
  {
    name: 'asking',
    test: files(
      'web/src/(page/(refusal|remember-typed)|parts/asked-act|ui/(confirm-details|dialog|modal|role-badge))[.]',
    ),
    priority: 1,
  },
  {
    name: 'small',
    test: files('web/src/(member-paths|lib/relative-time|state/notices)[.]'),
    priority: 1,
  },
  {
    // The styles of posts are home's too; what draws them comes later there.
    name: 'stream',
    test: files('/stream[.]css'),
    priority: 2,
  },
  {
    name: 'limits',
    test: files('contract/src/limits[.]'),
    priority: 2,
  },
  {
    // Without React: a watch page begins its stream before the framework is there.
    name: 'watch-start',
    test: files(
      'web/src/features/player/(early-start|player-session|slot-arrival|warm-up|engine/(bandwidth-store|generations|load-hls|loads-ahead|media-source|preferences|resume-store|start-time)|rules/(bandwidth-memory|first-files|rung-choice|start-policy|stream-kind)[.])',
    ),
    priority: 1,
  },
  {
    // The rest of what plays, in one file beside hls.js.
    name: 'engine',
    test: files(
      'web/src/features/player/(engine/|rules/(buffer-config|keyboard-map|quality|time-format|stream-trouble|view-report|watch-report|watched-clock)[.])',
    ),
    priority: 0,
  },
  {
    name: 'base',
    test: files('preload-helper|web/src/lib/chunks|web/src/state/preferences-choice|contract/src/client[.]'),
    priority: 3,
  },
];

/** Of an icon only the drawing is used; the random keys of its parts do not even compress. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) =>
      code.replaceAll(
        /,\s*key: "\w+"|^\s*name: "[\w-]+",|^\s*size: 24,|^\s*aliases: \[[^\]]*\],?|^__iconData\.node;/gm,
        '',
      ),
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [textsInPlace(), streamLibrary(), reactRouter(), plainIcons],
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
