import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/*
 * Whether a build would give what is published already. A build notes what it was made from; while all of that looks
 * the same from outside, the next one has nothing to do and need not even load its code.
 */

/** A file that changed so shortly before it was looked at may change again within one tick of the disk's clock. */
const settledAfter = 2000;

/** The bytes of so many such files, which metadata does not tell apart, are compared; of more, that takes longer than it saves. */
const maxYoung = 100;

/** What a file's metadata says. Restoring its size and its time still changes the time of its entry. */
const stampOf = ({ size, mtimeMs, ctimeMs, ino }) => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** A path, joined without looking at every letter of it, because a large site has thousands. */
const below = (folder, name) => folder + sep + name;

const short = (text) => createHash('sha1').update(text).digest('base64url');

const hashOfFile = (folder, name) => short(readFileSync(below(folder, name)));

/**
 * What the files of a content folder look like.
 * @returns a hash of their names and metadata, the metadata of those whose last change is so long ago that a further one
 * would show in it, and the hashes of the others; null if these are too many.
 */
export function lookAtContent(folder) {
  const seen = Date.now();
  const lines = [];
  const stamps = new Map();
  const young = [];
  const lookInside = (inner, inside) => {
    const names = readdirSync(inner).toSorted();
    for (const name of names) {
      const whole = below(inner, name);
      const stat = lstatSync(whole, { throwIfNoEntry: false });
      const isFolder = stat?.isDirectory() ?? false;
      // Of folders only the names count: their times change with every draft of an editor.
      const stamp = stat && !isFolder ? stampOf(stat) : '';
      lines.push(`${inside}${name} ${stamp}`);
      if (isFolder) lookInside(whole, `${inside}${name}/`);
      else if (!stat || Math.max(stat.mtimeMs, stat.ctimeMs) > seen - settledAfter)
        young.push(inside + name);
      else stamps.set(inside + name, stamp);
    }
  };
  const whole = resolve(folder);
  lookInside(whole, '');
  return { hash: short(lines.join('\n')), stamps, young: hashesOf(whole, young) };
}

/** The hashes of these files by their names; null if they are too many, or one cannot be read. */
function hashesOf(folder, names) {
  if (names.length > maxYoung) return null;
  try {
    return Object.fromEntries(names.map((name) => [name, hashOfFile(folder, name)]));
  } catch {
    return null;
  }
}

/** The newest commit, on which the dates of pages depend; empty where there is none. */
function newestCommit(folder) {
  const args = ['-C', folder, 'rev-parse', 'HEAD', '--is-shallow-repository'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', windowsHide: true });
  return status === 0 ? stdout : '';
}

const recordsFolder = '.publish';

/** Reads what a build has published; null while a build runs, or after one was killed. */
function readPublished(target) {
  const records = join(target, recordsFolder);
  try {
    if (readdirSync(records).some((name) => name !== 'manifest.json')) return null;
    return readFileSync(join(records, 'manifest.json'), 'utf8');
  } catch {
    return null;
  }
}

/** The times of two reports of one disk may differ by less than this, in milliseconds. */
const clockGrain = 1;

/** Whether all published files lie there as they were published. */
function isIntact(target, manifest) {
  return Object.entries(JSON.parse(manifest).files).every(([file, { size, modified }]) => {
    const stat = lstatSync(below(target, file), { throwIfNoEntry: false });
    return stat?.isFile() && stat.size === size && Math.abs(stat.mtimeMs - modified) < clockGrain;
  });
}

const noteFile = ({ siteRoot, contentDir, target }) =>
  join(siteRoot, '.cache', 'builds', `${short(`${contentDir}\n${target}`)}.json`);

/**
 * The lines that a build has printed whose site is what a build would give now; null where there is none. `asOf` is the day
 * that is asked for, if any. `onLook` gets how the content looks, if it had to be looked at.
 */
export function findUnchanged(
  { siteRoot, version, contentDir, target, asOf = null },
  onLook = (_look) => {},
) {
  const build = { siteRoot, contentDir: resolve(contentDir), target: resolve(target) };
  let note;
  try {
    note = JSON.parse(readFileSync(noteFile(build), 'utf8'));
  } catch {
    return null;
  }
  const now = Date.now();
  const isOfToday = asOf === null ? note.from <= now && now < note.until : true;
  if (note.version !== version || note.asOf !== asOf || !isOfToday) return null;
  try {
    // First what is changed most often.
    const look = lookAtContent(build.contentDir);
    onLook(look);
    if (look.hash !== note.content) return null;
    const isAsNoted = ([name, hash]) => hashOfFile(build.contentDir, name) === hash;
    if (!Object.entries(note.young).every(isAsNoted)) return null;
    const manifest = readPublished(build.target);
    const isSame =
      manifest !== null &&
      short(manifest) === note.published &&
      newestCommit(build.contentDir) === note.commit &&
      isIntact(build.target, manifest);
    return isSame ? note.lines : null;
  } catch {
    // Something is not as it was: a build says what.
    return null;
  }
}

/**
 * Notes what a build was made from. `content` is how its folder looked before it was read, `until` the moment, in
 * milliseconds, from which on another build may give something else.
 */
export function noteBuild(
  { siteRoot, version, contentDir, target, asOf = null },
  { content, from, until, lines },
) {
  const build = { siteRoot, contentDir: resolve(contentDir), target: resolve(target) };
  const manifest = readPublished(build.target);
  if (content.young === null || manifest === null) return;
  const file = noteFile(build);
  const note = {
    version,
    asOf,
    from,
    until,
    content: content.hash,
    young: content.young,
    commit: newestCommit(build.contentDir),
    published: short(manifest),
    lines,
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(note));
    renameSync(`${file}.new`, file);
  } catch {
    // Without the note the next build looks at everything.
  }
}
