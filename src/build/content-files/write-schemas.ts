import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../cache/cache-file.ts';
import { siteRoot } from '../system/roots.ts';
import { anyFileSchemas, type FileKind } from '../../../schema/file-schemas.ts';
import { z } from 'zod';
import type { FieldSchema } from '../../../schema/fields/field.ts';

/** Properties of a field that JSON Schema has no name for. */
const ofForms = [
  'kind',
  'label',
  'hint',
  'hintInForm',
  'under',
  'isSpread',
  'names',
  'drawings',
  'lastDay',
  'standsFor',
  'isFile',
  'formerIn',
  'leavesOut',
  'addsUp',
  'byItself',
  'example',
  'dataKind',
];

/** The JSON Schema of a file: labels and hints become titles and descriptions. */
const jsonSchemaOf = (schema: FieldSchema): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    // What a block of a site checks besides is left to the site's own checks.
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const { kind, label, hint, example } = jsonSchema;
      for (const name of ofForms) delete jsonSchema[name];
      if (kind === undefined) return;
      Object.assign(jsonSchema, {
        title: label,
        ...(hint === undefined ? {} : { description: hint }),
        ...(example === undefined ? {} : { examples: [example] }),
      });
    },
  });

/** The files of a content folder that each schema is for. */
const filesOf: Record<FileKind, string> = {
  page: 'pages/**/*.yaml',
  site: 'site.yaml',
  theme: 'theme.yaml',
  data: 'data/*.yaml',
};

const kinds: FileKind[] = ['page', 'site', 'theme', 'data'];
const schemaFolder = path.join(cacheFolder, 'schema');
const versionFile = path.join(schemaFolder, 'version');
const schemaName = (kind: FileKind) => `${kind}.schema.json`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Settings for Visual Studio Code: completion and descriptions from the JSON Schemas, spaces and UTF-8. */
const vscodeSettings = (content: string) => ({
  'yaml.schemas': Object.fromEntries(
    kinds.map((kind) => [`./.cache/schema/${schemaName(kind)}`, `${content}/${filesOf[kind]}`]),
  ),
  'yaml.format.enable': false,
  'files.encoding': 'utf8',
  'files.eol': '\n',
  '[yaml]': { 'editor.tabSize': 2, 'editor.insertSpaces': true, 'editor.detectIndentation': false },
});

/** The settings of a code editor by file, in the folder of a site whose content folder has this name. */
const editorFiles = (content: string): Map<string, unknown> =>
  new Map<string, unknown>([
    ['settings.json', vscodeSettings(content)],
    ['extensions.json', { recommendations: ['redhat.vscode-yaml'] }],
  ]);

function writtenVersion(): string {
  try {
    return readFileSync(versionFile, 'utf8');
  } catch {
    return '';
  }
}

/**
 * Writes what a code editor completes and checks the site's YAML files with, where it is not written for this version
 * of the code yet: a JSON Schema for each kind of file, which knows the site's own blocks, into the cache; and settings
 * that name them, unless the site has its own. `version` is null for code that has changed since the command began.
 */
export function writeSchemas(contentDir: string, version: string | null): void {
  // Of content that lies elsewhere, only the content is looked at.
  if (path.dirname(contentDir) !== siteRoot) return;
  if (version !== null && version === writtenVersion()) return;
  const schemas = kinds.map((kind): [string, string] => [
    schemaName(kind),
    json(jsonSchemaOf(anyFileSchemas[kind])),
  ]);
  try {
    mkdirSync(schemaFolder, { recursive: true });
    for (const [name, text] of schemas) writeFileSync(path.join(schemaFolder, name), text);
    const settingsFolder = path.join(siteRoot, '.vscode');
    if (!existsSync(settingsFolder)) {
      mkdirSync(settingsFolder);
      for (const [name, value] of editorFiles(path.basename(contentDir))) {
        writeFileSync(path.join(settingsFolder, name), json(value));
      }
    }
    writeFileSync(versionFile, version ?? '');
  } catch {
    // On a full or read-only disk, code editors go on with what they have.
  }
}
