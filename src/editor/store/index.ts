/*
 * Where drafts and publications go: a server, a host on the web, or memory, behind one type.
 */
export { inCurrentFormat } from './current-format.ts';
export { branchOf } from './git-host/branch-names.ts';
export { type CopiedHost, copiedHost } from './git-host/copied-host.ts';
export type { Account, GitHost, MissingRight, SignInAnswer } from './git-host/git-host.ts';
export { githubHost } from './git-host/github.ts';
export { HostedStore } from './git-host/hosted-store.ts';
export { type LastBuild, lastBuildFile, readLastBuild } from './git-host/last-build.ts';
export { browserPendingUploads } from './git-host/pending-uploads.ts';
export { reducePicture } from './git-host/reduce-picture.ts';
export { SiteCopy } from './git-host/site-copy.ts';
export { repeatWhileVisible } from './repeat-while-visible.ts';
export { answersEvent, followServer } from './server-changes.ts';
export { askServer, filesEvent, isAnswerDue, serverStore } from './server-store.ts';
