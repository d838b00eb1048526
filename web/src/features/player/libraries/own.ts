// Less of it, for our own streams alone: `web/building/stream-library.ts`.
export { default } from 'hls.js/light';
