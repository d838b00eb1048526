import { defineFact } from '../../platform/facts.ts';

/** A member sends the form of a file, having been shown this version of the terms; null: none was named. */
export const uploadDeclared = defineFact<{ memberId: string; terms: number | null }>('upload.declared');
