import { Component, type ReactNode } from 'react';

type FailureBoundaryProps = { onFailed: (error: unknown) => void; children: ReactNode };

/** Tells when something in an island throws while it is rendered; nothing of it is shown from then on. */
export class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
