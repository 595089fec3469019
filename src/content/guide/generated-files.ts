import { anyFileSchemas, type FileKind } from '../file-schemas.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { currentGuide } from './current-guide.ts';

const filesOf: Record<FileKind, string> = {
  page: 'content/pages/**/*.yaml',
  site: 'content/site.yaml',
  theme: 'content/theme.yaml',
  data: 'content/data/*.yaml',
};

const schemaFile = (kind: FileKind) => `schema/output/${kind}.schema.json`;
const kinds: FileKind[] = ['page', 'site', 'theme', 'data'];
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Everything that is made from the schemas and examples, by file in the engine's folder. A test compares it with what is there. */
export function generatedFiles(): Map<string, string> {
  return new Map([
    ...kinds.map((kind): [string, string] => [
      schemaFile(kind),
      json(jsonSchemaOf(anyFileSchemas[kind])),
    ]),
    ['.vscode/settings.json', json(editorSettings())],
    ['.vscode/extensions.json', json({ recommendations: ['redhat.vscode-yaml'] })],
    ['schema/output/guide.md', currentGuide()],
  ]);
}

/** Settings for Visual Studio Code: completion and descriptions from the JSON Schemas, spaces and UTF-8. */
const editorSettings = () => ({
  'yaml.schemas': Object.fromEntries(kinds.map((kind) => [`./${schemaFile(kind)}`, filesOf[kind]])),
  'yaml.format.enable': false,
  'files.encoding': 'utf8',
  'files.eol': '\n',
  '[yaml]': { 'editor.tabSize': 2, 'editor.insertSpaces': true, 'editor.detectIndentation': false },
});
