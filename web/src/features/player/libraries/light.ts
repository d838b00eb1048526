export { default } from 'hls.js/light';
