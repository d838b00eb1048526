import type { TStringOptions } from 'typebox';
import { limits } from './limits.ts';
import { PublicText } from './schema-parts.ts';

const rules = {
  title: { holder: 'The title holds', longest: limits.titleLength },
  description: { holder: 'The description holds', longest: limits.descriptionLength },
  tags: { holder: 'The tags hold', longest: limits.tagLength },
  format: { holder: 'The format holds', longest: limits.formatLength },
} as const;

/** What people write about a video. It is checked where the texts of all videos come in, whoever sends them. */
export const VideoText = (part: keyof typeof rules, options: TStringOptions = {}) =>
  PublicText({ ...rules[part], holdWords: 'passed', atDoor: true, ...options });
