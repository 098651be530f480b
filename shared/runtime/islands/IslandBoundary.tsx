import { Component, type ReactNode } from 'react';
import { saveState } from './saveState.ts';

type IslandBoundaryProps = {
  island: HTMLElement;
  /** Carries over the state of nodes that have already been removed. */
  carryOver?: () => void;
  onError: (error: unknown, carryOver: () => void) => void;
  children: ReactNode;
};

/** Catches an island's errors, and carries the visitor's state over if React has replaced HTML that something changed. */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  #carryOver = this.props.carryOver;

  override componentDidMount() {
    this.#carryOver!();
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.#carryOver!);
  }

  override render() {
    const { hasFailed } = this.state;
    // The last moment before React changes the page. It recovers from changed HTML within one task.
    if (hasFailed || !this.props.carryOver) this.#carryOver = saveState(this.props.island);
    return hasFailed ? null : this.props.children;
  }
}
