// encoding-note
export const drawn = 'Drawn, clean lines';
export const film = 'Filmed';
export const grain = 'Grainy';
export const screen = 'A screen recording';
export const mixed = 'Drawn, with a little texture';
export const unknown = 'Standard settings';
export const manySizes = '{kind}: {count} sizes, up to {best}, {rate}.';
export const oneSize = '{kind}: one size, {best}, {rate}.';
export const kilobits = '{number} kbit/s';
export const megabits = '{number} Mbit/s';
export const looksAlike = 'We left out {size}: it would look no better than the next smaller size.';
export const savesNothing = 'We left out {size}: it would save nothing on a slow connection.';
