import { createContext } from 'react';

export type Fields = Readonly<Record<string, string>>;

/** The fields of the form that was posted as a page, if the page is its answer; null: none was. All pages give it on. */
export const PostedForm = createContext<Fields | null>(null);
