/** Shown for every failure to load the articles. */
export const educationFailure = 'Failed to fetch education modules';
