/** What acts are of: the noun before the dot of `video.published`, and what people call it. */
export const actNouns = {
  video: 'Videos',
  category: 'Categories',
  tag: 'Tags',
  import: 'Imports',
  feed: 'Feeds',
  provider: 'Providers',
  library: 'Hosted library',
  library_key: 'Keys of the hosted library',
  stay_down: 'Stay-down',
  picture: 'Pictures',
  performer: 'Performers',
  member: 'Members',
  case: 'Reports',
  application: 'Applications',
  identity: 'Identity',
  settings: 'Settings',
  job: 'Jobs',
} as const;
export type ActNoun = keyof typeof actNouns;
