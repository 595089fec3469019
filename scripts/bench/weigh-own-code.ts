import { build } from 'vite';
import { addWeights, weigh } from './weigh-site.ts';
import type { Weight } from './weigh-site.ts';

/** What of the scripts of every page is this project's own: the browser's entry, bundled without packages. */
export async function weighOwnCode(): Promise<Weight> {
  const result = await build({
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'src/client/main.ts', external: /^[^./]/ },
    },
  });
  const files = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const loaded = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || loaded.has(name)) return;
    loaded.add(name);
    chunk.imports.forEach(add);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName);
  return addWeights([...loaded].map((name) => weigh(Buffer.from(chunks.get(name)?.code ?? ''))));
}
