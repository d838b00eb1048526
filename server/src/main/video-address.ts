/** The slug in what an operator types for a video: the slug itself, or its address. Empty where there is none. */
export const slugInAddress = (text: string): string =>
  /([^/?#]+)\/?(?:[?#].*)?$/.exec(text.trim())?.[1] ?? '';
