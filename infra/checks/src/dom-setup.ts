import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no layout and only prints "not implemented" here; the shell scrolls on every navigation.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
// It knows the element of a dialog, but not its modal life.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
// A bright device without wishes.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
Reflect.deleteProperty(navigator, 'globalPrivacyControl');

// Test files share one window, and this file runs before each of them: it undoes what the file before may have left.
document.body.replaceChildren();
document.documentElement.removeAttribute('style');
// The default of one second is too short for two slow cores.
configure({ asyncUtilTimeout: 30_000, defaultHidden: false, getElementError });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

/** `waitFor` prints the page once, when its time is over. By default each of its attempts prints the page. */
function getElementError(message: string | null, container: Element): Error {
  const config = getConfig();
  const isAttempt = '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics;
  return new Error(isAttempt ? (message ?? '') : `${message}\n\n${prettyDOM(container)}`);
}
