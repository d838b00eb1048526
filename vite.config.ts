import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  build: {
    target: 'es2022',
    // Fonts stay files (they are preloaded and cached for ever); nothing becomes a data: address.
    assetsInlineLimit: 0,
  },
});
