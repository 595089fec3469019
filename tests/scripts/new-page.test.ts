import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { pageSchema } from '../../schema/page.ts';
import { newPage as main } from '../../scripts/new-page.ts';

let content = '';
let output = '';

const write = (file: string) => {
  mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
  writeFileSync(path.join(content, file), 'title: There already\n');
};
const written = (file: string) => readFileSync(path.join(content, file), 'utf8');
const files = () =>
  readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.includes('.'));

beforeEach(() => {
  content = mkdtempSync(path.join(tmpdir(), 'content-'));
  output = '';
  const hear = (text: string) => {
    output += `${text}\n`;
  };
  vi.spyOn(console, 'log').mockImplementation(hear);
  vi.spyOn(console, 'error').mockImplementation(hear);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(content, { recursive: true });
});

test('writes a page that can be published as it is', async () => {
  expect(await main(['/opening-hours', 'Opening hours: summer & winter'], content)).toBe(0);
  const page = pageSchema.parse(parse(written('pages/opening-hours.yaml')));
  expect(page.title).toBe('Opening hours: summer & winter');
  expect(page.blocks.map(({ type }) => type)).toEqual(['hero', 'prose']);
  expect(output).toContain(`${path.basename(content)}/pages/opening-hours.yaml`);
});

test('takes an address with or without slashes around it, and a title without quotation marks', async () => {
  expect(await main(['visit/by-bus/', 'By', 'bus'], content)).toBe(0);
  expect(pageSchema.parse(parse(written('pages/visit/by-bus.yaml'))).title).toBe('By bus');
});

test('puts the page of a folder into the folder', async () => {
  write('pages/visit/by-bus.yaml');
  expect(await main(['/visit', 'Visit us'], content)).toBe(0);
  expect(files()).toContain(path.join('pages', 'visit', 'index.yaml'));
});

test.each([
  ['/visit', 'pages/visit.yaml'],
  ['/Visit/', 'pages/visit.yaml'],
  ['/visit', 'pages/visit/index.yaml'],
])('leaves the page alone that is at %s already', async (address, file) => {
  write(file);
  expect(await main([address, 'Visit us'], content)).toBe(1);
  expect(output).toContain(`${path.basename(content)}/${file}`);
  expect(files()).toHaveLength(1);
  expect(written(file)).toBe('title: There already\n');
});

test.each([
  ['Opening Hours', '/opening-hours'],
  ['/visit//by_bus', '/visit/by-bus'],
  ['../elsewhere', '/elsewhere'],
  ['/Étoile & lune', '/etoile-and-lune'],
])('refuses the address "%s" and shows how it is written', async (address, repaired) => {
  expect(await main([address, 'A title'], content)).toBe(1);
  expect(output).toContain(`The address "${address}" does not work`);
  expect(output).toContain(`Write it like this: ${repaired}\n`);
  expect(files()).toEqual([]);
});

test('refuses an address that means the page of a folder', async () => {
  expect(await main(['/visit/index', 'A title'], content)).toBe(1);
  expect(files()).toEqual([]);
});

test('refuses a title that no page may have', async () => {
  expect(await main(['/visit', 'Long '.repeat(20)], content)).toBe(1);
  expect(output).toContain('70 letters');
  expect(files()).toEqual([]);
});

test.each([[[]], [['/visit']]])('says how it is used after %j', async (args) => {
  expect(await main(args, content)).toBe(1);
  expect(output).toContain('npm run new:page');
});
