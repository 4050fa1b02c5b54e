/** Said when the list of articles cannot be read, whatever the reason. */
export const educationFailure = 'Failed to fetch education modules';
