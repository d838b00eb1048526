export const countIntent = 'count';
export const checkIntent = 'check';
