import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout and only prints "not implemented" here; the shell scrolls on every navigation.
window.scrollTo = () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
