/** What may make the better qualities of videos; `auto`: the first hardware that works, or else software. */
export const encoderChoices = ['software', 'auto', 'nvenc', 'qsv', 'vaapi'] as const;
export type EncoderChoice = (typeof encoderChoices)[number];
