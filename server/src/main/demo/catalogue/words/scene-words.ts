/** A line in the order of `captionLanguages`: English, Japanese, German, Spanish, French. */
export type Line = readonly [string, string, string, string, string];

export interface SceneWords {
  /** What a chapter is called that shows the scene. */
  readonly chapter: string;
  /** What the story says over it. */
  readonly lines: readonly [Line, Line];
}
