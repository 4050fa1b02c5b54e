export { type ToastMessage, ToastViewport, type ToastViewportProps } from './components/toast/toast-viewport.tsx';
