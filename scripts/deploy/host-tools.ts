import { CommandError } from '../../src/build/command-error.ts';
import { runTool, type Tool } from './run-tool.ts';

/** A host whose own tool detects changes, deploys atomically and keeps previous versions. */
export type HostTool = {
  tool: Tool;
  /** The arguments with which the tool deploys a folder. */
  args(folder: string): string[];
  /** How to restore the previous version there. */
  rollback: string;
};

/** The host that a target names: `netlify`, or `cloudflare-pages:PROJECT`; null for every other target. */
export function hostToolOf(target: string): HostTool | null {
  const [host = '', project = ''] = target.split(':', 2);
  if (host === 'netlify') {
    return {
      tool: { name: 'netlify', install: 'npm install --global netlify-cli' },
      args: (folder) => [
        'deploy',
        '--prod',
        '--no-build',
        '--dir',
        folder,
        ...(project === '' ? [] : ['--site', project]),
      ],
      rollback: 'netlify open:admin, then Deploys, the version, Publish deploy',
    };
  }
  if (host === 'cloudflare-pages' && /^[\w-]+$/.test(project)) {
    return {
      tool: { name: 'wrangler', install: 'npm install --global wrangler' },
      args: (folder) => ['pages', 'deploy', folder, '--project-name', project],
      rollback: 'Workers & Pages on dash.cloudflare.com, the project, the version, Rollback',
    };
  }
  return null;
}

/**
 * Deploys a folder with the tool of a host; its output goes to the terminal.
 * @throws CommandError if it is not installed, or fails.
 */
export async function deployWith({ tool, args }: HostTool, folder: string): Promise<void> {
  const { status } = await runTool(tool, args(folder), { shown: true });
  if (status !== 0) throw new CommandError(`${tool.name} ended with ${status}.`);
}
