import path from 'node:path';
import { expect, test } from 'vitest';
import { describeSettings } from '../../../scripts/describe-settings.ts';

test('docs/settings.md has every setting as it is declared', async () => {
  await expect(describeSettings()).toMatchFileSnapshot(
    path.resolve(import.meta.dirname, '../../../docs/settings.md'),
  );
});
