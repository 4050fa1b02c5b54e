// Runs before the first paint, so that a dark page is never shown light first. Nothing else belongs here:
// it blocks rendering. The key is host-kit's THEME_KEY, which a script of this size must not import.
try {
  if (localStorage.getItem('annuity-lantern.theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Without storage the theme is light.
}
