import { Component, type ComponentType } from 'react';

type Island = ComponentType<object>;

function fail(): never {
  throw new Error('broken');
}

/** An island's component inside one that calls `begin` once it has been mounted. */
function around(Original: Island, begin: (outer: Component) => void): Island {
  return class extends Component<object, { isBroken: boolean }> {
    override state = { isBroken: false };

    override componentDidMount() {
      begin(this);
    }

    override render() {
      if (this.state.isBroken) fail();
      return <Original {...this.props} />;
    }
  };
}

/** Has a click on the island end in a handler that throws. */
function breakClick(name: string): void {
  const island = document.querySelector(`[data-island="${name}"]`)!;
  island.addEventListener('click', fail);
  setTimeout(() => island.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true })));
}

/** What happens to an island whose script has come: each makes another component of the island's own. */
export const fates = {
  lives: (Original) => around(Original, () => {}),
  'throws while it renders': () => fail,
  'renders something else': () => () => 'Something else',
  'throws in an effect': (Original) => around(Original, fail),
  'throws in a handler': (Original, name) => around(Original, () => breakClick(name)),
  'throws when it renders anew': (Original) =>
    around(Original, (outer) => setTimeout(() => outer.setState({ isBroken: true }))),
} satisfies Record<string, (Original: Island, name: string) => Island>;
