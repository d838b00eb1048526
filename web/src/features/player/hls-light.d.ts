/** The light build has the same interface as the full one; the package ships types for the full one only. */
declare module 'hls.js/light' {
  export * from 'hls.js';
  export { default } from 'hls.js';
}
