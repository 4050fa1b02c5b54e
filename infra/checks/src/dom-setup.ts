import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout and only prints "not implemented" here; the shell scrolls on every navigation.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// A bright device without wishes.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;

// Test files share one window, and this file runs before each of them: it undoes what the file before may have left.
document.body.replaceChildren();
// The default of one second is too short for two slow cores.
configure({ asyncUtilTimeout: 30_000, defaultHidden: false });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
