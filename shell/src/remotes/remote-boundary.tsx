import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a page that cannot be loaded, or that breaks, from taking header and footer with it. */
export class RemoteBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
