/** Why only its owner sees a playlist that a report holds. */
export const heldWords =
  'Somebody reported this playlist. Only you see it until the report is decided; you can delete it, but not change it.';
