// Applies theme, text size and contrast before the first paint, so that the page never flashes. Decides whether the browser is
// new enough for our scripts and styles. Blocks rendering: add nothing else, and no syntax from after 2019. Names and keys repeat
// host-kit's comfort store, which is too large to import here.
const { dataset } = document.documentElement;
try {
  if (matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'higher';
  for (const name of ['theme', 'text', 'contrast']) {
    const chosen = localStorage.getItem(`annuity-lantern.${name}`);
    if (chosen) dataset[name] = chosen;
  }
  if (dataset.theme === 'system') {
    dataset.system = '';
    dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
} catch {
  // Without storage the page keeps its default look.
}

// Both came with the browsers of `packages/contracts/src/oldest-browsers.ts`, as did the conditions around our styles (`base-config.ts`).
if (!('isWellFormed' in String.prototype && CSS.supports('selector(:has(a))'))) {
  // No other script starts.
  dataset.plain = '';
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/plain.css';
  const script = document.currentScript;
  if (script) script.after(sheet);
}

export {};
