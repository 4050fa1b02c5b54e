import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout and only prints "not implemented" here; the shell scrolls on every navigation.
window.scrollTo = () => {};

// This file runs before each test file, but test files share one window: a file that changes a setting changes it for itself only.
// The default of one second is too short for two slow cores.
configure({ asyncUtilTimeout: 30_000, defaultHidden: false });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
