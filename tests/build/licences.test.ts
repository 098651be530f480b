import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { licencesFile } from '../../build/output/licences.ts';
import { dist } from '../support/pages.ts';

const text = readFileSync(path.join(dist, licencesFile), 'utf8');

const bundled = ['react', 'react-dom', 'scheduler', 'swiper', 'aos', 'react-fast-marquee'];

test('includes the licences of what is bundled, of icons, logos and fonts', () => {
  for (const words of [
    ...bundled.map((name) => `## ${name} - `),
    'Phosphor](https://github.com/phosphor-icons/core), MIT, copyright',
    'devicon](https://github.com/devicons/devicon), MIT, copyright',
    'The Outfit Project Authors',
    'The Inter Project Authors',
  ])
    expect(text).toContain(words);
  const granted = text.match(/^copyright[^#]*^Permission is hereby granted, free of charge/gim);
  expect(granted!.length).toBeGreaterThanOrEqual(bundled.length);
  expect(text.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});
