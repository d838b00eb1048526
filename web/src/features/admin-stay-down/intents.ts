/** The forms of the page, by intent. */
export const addIntent = 'add-stay-down';
export const removeIntent = 'remove-stay-down';
