/** The last part of an address, or what was typed alone. */
export const slugIn = (typed: string): string => {
  const path = typed.trim().split(/[?#]/, 1)[0]!.replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};
