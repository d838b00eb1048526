/** What somebody sets here themselves is remembered, unless they refused that. Apart, because every page loads it. */
export const keepsPreferences = (): boolean => !/\bcookie_choices=[12]\.\d+\.-/.test(document.cookie);
