/** Fields take characters. */
export const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';
