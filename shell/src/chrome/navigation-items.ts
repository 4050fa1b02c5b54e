/** The main navigation. An item without a route is left out. */
export const navigationItems = [
  { id: 'home', label: 'Home' },
  { id: 'about', label: 'About' },
  { id: 'education', label: 'Education' },
  { id: 'comparison-tools', label: 'Compare Rates' },
  { id: 'retirement-calculator', label: 'Calculator' },
  { id: 'resources', label: 'Resources' },
  { id: 'annuity-alert', label: 'Annuity Alert' },
  { id: 'annuity-review', label: 'Annuity Review' },
] as const;

const tools: readonly string[] = ['comparison-tools', 'retirement-calculator'];

/** The footer's list of pages. Its tools are in a list of their own. */
export const platformItems = navigationItems.filter(({ id }) => id !== 'home' && !tools.includes(id));
