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

/** What happens to an island whose script has come: each makes another component of the island's own. */
export const fates = {
  lives: (Original) => around(Original, () => {}),
  'throws while it renders': () => fail,
  'throws in an effect': (Original) => around(Original, fail),
  'throws when it renders anew': (Original) =>
    around(Original, (outer) => setTimeout(() => outer.setState({ isBroken: true }))),
} satisfies Record<string, (Original: Island) => Island>;
