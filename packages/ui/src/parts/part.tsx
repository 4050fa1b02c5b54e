import { Component, type ReactNode } from 'react';

interface PartProps {
  /** Shown in place of a part that breaks. Nothing by default. */
  readonly fallback?: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

/** A part of the page. If it breaks, in rendering or in an effect, the rest of the page stays. */
export class Part extends Component<PartProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return this.props.fallback?.(this.state.error) ?? null;
  }
}
