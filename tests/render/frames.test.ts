import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeContent } from '../../scripts/bench/write-content.ts';
import { loadSite } from '../../src/build/content-files/load-site.ts';
import { policySettings } from '../../src/build/hosting/policy-settings.ts';
import { iconShape } from '../../src/build/icons.ts';
import { createSiteRenderer } from '../../src/render/site-renderer.ts';
import type { Page } from '../../src/site/site-tree.ts';
import { sampleOf } from '../sample.ts';
import { withoutFiles } from './without-files.ts';

const folders = {
  school: () => 'content',
  clinic: () => 'scripts/starter/clinic',
  'water office': () => 'tests/fixtures/water-office',
  'site in two languages': () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'frames-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeContent(folder, 24, { isTranslated: true });
    return folder;
  },
};

test.each(Object.entries(folders))(
  'on each page of the %s, the frame that it shares is the one that it would have alone',
  async (_, folderOf) => {
    const { tree } = await loadSite(folderOf());
    if (!tree) throw new Error('The content has mistakes.');
    const environment = {
      ...withoutFiles,
      assets: { ...withoutFiles.assets, policy: policySettings(tree) },
      iconShape,
      dayOfChange: ({ address }: Page) => `2026-01-${10 + (address.length % 9)}`,
    };
    const shared = createSiteRenderer(tree, { ...environment, sharesFrames: true });
    const alone = createSiteRenderer(tree, environment);
    for (const page of sampleOf(tree.pages, 8)) expect(shared.page(page)).toBe(alone.page(page));
  },
);
