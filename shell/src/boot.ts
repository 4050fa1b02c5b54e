// Runs before the first paint, so that a dark page is never shown light first and no text changes its size under a
// reader's eyes. Nothing else belongs here: it blocks rendering. Names and keys are those of host-kit's comfort store,
// which a script of this size must not import.
const { dataset } = document.documentElement;
if (matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'higher';
try {
  for (const name of ['theme', 'text', 'contrast']) {
    const chosen = localStorage.getItem(`annuity-lantern.${name}`);
    if (chosen) dataset[name] = chosen;
  }
} catch {
  // Without storage everything is as drawn.
}

export {};
