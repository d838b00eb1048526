/** The language that a title in its own script is read in; undefined: its letters do not say. */
export const scriptOf = (native: string): 'ja' | 'ko' | undefined =>
  /[\u3040-\u30ff]/.test(native) ? 'ja' : /[\uac00-\ud7af]/.test(native) ? 'ko' : undefined;
