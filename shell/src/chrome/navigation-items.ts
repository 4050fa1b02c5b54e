/** The main navigation: order and labels belong to the shell, which of them are drawn is the manifest's say. */
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

/** The footer's list of the platform's pages. */
export const platformItems = [
  { id: 'comparison-tools', label: 'Compare Rates' },
  { id: 'annuity-comparison', label: 'Annuity Comparison' },
  { id: 'retirement-calculator', label: 'Calculator' },
  { id: 'income-planning', label: 'Income Planner' },
  { id: 'annuity-alert', label: 'Annuity Alert' },
  { id: 'annuity-review', label: 'Annuity Review' },
] as const;
