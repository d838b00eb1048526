/** The id of a section on its page, by its title: what leads there needs to know no more. */
export const placeOnPage = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-');
