import { Component, type ReactNode } from 'react';

type ConfinedProps = {
  /** Called when something inside has thrown while it was drawn or started. */
  onError: () => void;
  children: ReactNode;
};

/** Keeps what throws inside from taking the whole page with it: it alone goes, and React logs the error. */
export class Confined extends Component<ConfinedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
