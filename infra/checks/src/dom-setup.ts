import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout and only prints "not implemented" here; the shell scrolls on every navigation.
window.scrollTo = () => {};

// A second by default, which two slow cores do not always keep.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
