/** A file in DATA_DIR that says which backup is being restored into it. A site does not start beside it. */
export const restoreMark = 'restoring';
