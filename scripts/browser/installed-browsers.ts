import { existsSync } from 'node:fs';
import path from 'node:path';

export type Engine = 'chromium' | 'firefox';

type Machine = {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  exists: (file: string) => boolean;
};

const thisMachine: Machine = { platform: process.platform, env: process.env, exists: existsSync };

const commands: Record<Engine, string[]> = {
  chromium: [
    'chromium-headless-shell',
    'chrome-headless-shell',
    'google-chrome-stable',
    'google-chrome',
    'chromium',
    'chromium-browser',
    'microsoft-edge-stable',
    'microsoft-edge',
  ],
  firefox: ['firefox-esr', 'firefox'],
};

const macApplications: Record<Engine, string[]> = {
  chromium: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  firefox: ['Firefox.app/Contents/MacOS/firefox'],
};

const windowsPrograms: Record<Engine, string[]> = {
  chromium: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
  firefox: ['Mozilla Firefox\\firefox.exe'],
};

/** Whether a browser is Chromium's headless shell. It takes a third less work, but has no back/forward cache. */
export const isHeadlessShell = (file: string): boolean =>
  /headless-shell/.test(path.basename(file));

/** The installed browsers of an engine, fastest and best known first. */
export function installedBrowsers(engine: Engine, machine: Machine = thisMachine): string[] {
  return candidatePaths(engine, machine).filter((file) => machine.exists(file));
}

function candidatePaths(engine: Engine, { platform, env }: Machine): string[] {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']];
    return windowsPrograms[engine].flatMap((program) =>
      folders.flatMap((folder) => (folder ? path.win32.join(folder, program) : [])),
    );
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', path.posix.join(env['HOME'] ?? '/', 'Applications')];
    return macApplications[engine].flatMap((application) =>
      folders.map((folder) => path.posix.join(folder, application)),
    );
  }
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '');
  return commands[engine].flatMap((command) =>
    folders.map((folder) => path.posix.join(folder, command)),
  );
}
