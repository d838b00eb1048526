import type { DemoCategory, DemoUploader } from './shape.ts';

export const demoCategories: readonly DemoCategory[] = [
  {
    name: 'After Hours',
    description: 'What begins when the shutters come down and the last train has left.',
    orientation: 'all',
    picture: { scene: 'skyline', palette: 'plum', seed: 'category' },
  },
  {
    name: 'Slow Burn',
    description: 'Long looks, longer seasons, and people who take their time.',
    orientation: 'all',
    picture: { scene: 'terraces', palette: 'amber', seed: 'category' },
  },
  {
    name: 'Couples',
    description: 'Established pairs, and what keeps them close.',
    orientation: 'all',
    picture: { scene: 'windowSill', palette: 'dusk', seed: 'category' },
  },
  {
    name: 'Fantasy',
    description: 'Witches, dragons and grown-up bargains.',
    orientation: 'all',
    picture: { scene: 'moth', palette: 'violet', seed: 'category' },
  },
  {
    name: 'Sci-Fi',
    description: 'Desire on orbit, in transit and in the machine.',
    orientation: 'all',
    picture: { scene: 'ringedPlanet', palette: 'night', seed: 'category' },
  },
  {
    name: 'Noir',
    description: 'Rain, neon and people who know better.',
    orientation: 'all',
    picture: { scene: 'lampRain', palette: 'night', seed: 'category' },
  },
  {
    name: 'Supernatural',
    description: 'Old houses, older lovers, and what the tide brings back.',
    orientation: 'all',
    picture: { scene: 'pineForest', palette: 'slate', seed: 'category' },
  },
  {
    name: 'Historical',
    description: 'Courts, inns and letters that were never meant to be kept.',
    orientation: 'all',
    picture: { scene: 'paperFans', palette: 'copper', seed: 'category' },
  },
  {
    name: 'Office Romance',
    description: 'Deadlines, elevators and the party after the merger.',
    orientation: 'all',
    picture: { scene: 'skyline', palette: 'slate', seed: 'category' },
  },
  {
    name: 'Seaside',
    description: 'Harbours, hot springs and rooms with the balcony door open.',
    orientation: 'all',
    picture: { scene: 'lighthouse', palette: 'lagoon', seed: 'category' },
  },
  {
    name: 'Men in Love',
    description: 'Romance between men.',
    orientation: 'gay',
    picture: { scene: 'suspensionBridge', palette: 'rose', seed: 'category' },
  },
  {
    name: 'Ambience',
    description: 'Places without anyone in them, to leave on while you do something better.',
    orientation: 'all',
    picture: { scene: 'koiPond', palette: 'jade', seed: 'category' },
  },
];

export const demoUploaders: readonly DemoUploader[] = [
  {
    username: 'studio_kitsuno',
    displayName: 'Studio Kitsuno',
    picture: { scene: 'moth', palette: 'amber', seed: 'face' },
  },
  {
    username: 'northlight',
    displayName: 'Northlight',
    picture: { scene: 'aurora', palette: 'lagoon', seed: 'face' },
  },
  {
    username: 'pale_engine',
    displayName: 'Pale Engine',
    picture: { scene: 'record', palette: 'slate', seed: 'face' },
  },
  {
    username: 'komorebi_works',
    displayName: 'Komorebi Works',
    picture: { scene: 'bamboo', palette: 'moss', seed: 'face' },
  },
  {
    username: 'studio_ao',
    displayName: 'Studio Ao',
    picture: { scene: 'greatWaves', palette: 'night', seed: 'face' },
  },
  {
    username: 'tenth_frame',
    displayName: 'Tenth Frame',
    picture: { scene: 'neonRoad', palette: 'violet', seed: 'face' },
  },
  {
    username: 'velvet_cel',
    displayName: 'Velvet Cel',
    picture: { scene: 'lotus', palette: 'rose', seed: 'face' },
  },
  {
    username: 'harbor_nine',
    displayName: 'Harbor Nine',
    picture: { scene: 'moonSea', palette: 'jade', seed: 'face' },
  },
  {
    username: 'night_ferry',
    displayName: 'Night Ferry',
    picture: { scene: 'cloudSea', palette: 'plum', seed: 'face' },
  },
  {
    username: 'amber_and_ink',
    displayName: 'Amber & Ink',
    picture: { scene: 'paperFans', palette: 'ember', seed: 'face' },
  },
];

/** Other words that find a tag. */
export const demoTagAliases: Readonly<Record<string, readonly string[]>> = {
  'science fiction': ['sci-fi', 'scifi', 'sf'],
  'hot spring': ['onsen', '温泉'],
  rain: ['rainy', 'ame', '雨'],
  train: ['railway', 'densha', '電車'],
  neon: ['ネオン'],
  harbour: ['harbor', 'minato', '港'],
  'sub only': ['subbed'],
  robots: ['androids', 'mecha'],
  sea: ['ocean', 'umi'],
  vampires: ['vampire'],
  'second chance': ['reunion'],
};
