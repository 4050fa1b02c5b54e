// Applies theme, text size and contrast before the first paint, so that the page never flashes. Blocks rendering: add
// nothing else. Names and keys repeat host-kit's comfort store, which is too large to import here.
const { dataset } = document.documentElement;
try {
  if (matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'higher';
  for (const name of ['theme', 'text', 'contrast']) {
    const chosen = localStorage.getItem(`annuity-lantern.${name}`);
    if (chosen) dataset[name] = chosen;
  }
} catch {
  // Without storage the page keeps its default look.
}

export {};
