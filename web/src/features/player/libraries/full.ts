// Only what is named here is loaded: of what a library exports besides, nothing.
export { default } from 'hls.js';
