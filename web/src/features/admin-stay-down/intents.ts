/** The forms of the page, by what they ask for. */
export const addIntent = 'add-stay-down';
export const removeIntent = 'remove-stay-down';
