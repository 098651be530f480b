import { Component, type ReactNode } from 'react';
import { saveState } from './saveState.ts';

type IslandBoundaryProps = {
  island: HTMLElement;
  /** Carries over the state of nodes that have already been removed. */
  carryOver?: () => void;
  /** Called once the island is empty because rendering, hydration, an effect or a commit threw. */
  onError: (error: unknown, carryOver: () => void) => void;
  children: ReactNode;
};

/**
 * Catches the errors of an island. If React has replaced its HTML because something else had changed it, the visitor's
 * state is carried over.
 */
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
