import type { Diagnose, Diagnostic, Explanation, FieldPath } from '../diagnostics/diagnostic.ts';
import { anyOf, suggest } from '../diagnostics/suggest.ts';
import type { CheckInput } from './check-site.ts';

/** The names of files that the website can show as pictures. */
export const pictureKinds = /\.(svg|png|jpe?g|webp|avif)$/i;

/** Checks that every picture exists under exactly its name, and that every file in content/images is used. */
export function checkImages({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const named: { file: string; path: FieldPath; src: string; alt: string }[] =
    files.mentions.flatMap(({ file, mentions }) =>
      mentions.images.map(({ image, path }) => ({
        file,
        path: [...path, 'src'],
        src: image.src,
        alt: image.alt,
      })),
    );
  const known = new Set(files.images);
  const diagnostics = named.flatMap(({ file, path, src, alt }) => {
    const explanation =
      (known.has(src) ? checkKind(src) : checkImage(src, String(path.at(-1)), files.images)) ??
      checkAlt(alt, src);
    if (!explanation) return [];
    const place = explanation.code === 'alt-says-nothing' ? [...path.slice(0, -1), 'alt'] : path;
    return [diagnose(file, place, explanation)];
  });
  const used = new Set(named.map(({ src }) => src.toLowerCase()));
  const unused = files.images.filter((image) => !used.has(image.toLowerCase()));
  // While a page has a mistake its pictures are unknown, and so is whether a picture is used.
  const allRead = files.pageFiles.length === tree.pages.length && files.hasSettings;
  return [...diagnostics, ...(allRead ? unused : []).map((image) => unusedImage(image, diagnose))];
}

function checkKind(src: string): Explanation | null {
  if (pictureKinds.test(src)) return null;
  return {
    code: 'image-kind',
    message: `The website cannot work with ${src}. It takes JPG, PNG, WebP, AVIF and SVG.`,
    help: 'Save it as JPG, PNG or SVG, and write its new name.',
    example: `src: ${src.replace(/\.\w+$/, '')}.jpg`,
  };
}

function checkImage(src: string, field: string, images: readonly string[]): Explanation {
  const inFolder = src.replaceAll('\\', '/').replace(/^(\.?\/)*(content\/)?images\//, '');
  if (/^([a-z]+:)?\/\/|^\/|^[a-z]:|\\|(^|\/)\.\.(\/|$)/i.test(src) || inFolder !== src) {
    const name = src.split(/[/\\]/).at(-1) ?? '';
    const right = images.includes(inFolder) ? inFolder : name;
    return {
      code: 'image-outside',
      message: `A picture is named by its file in content/images. ${src} leads out of that folder.`,
      help: 'Put the file into content/images, and write its name alone.',
      example: `${field}: ${pictureKinds.test(right) ? right : 'gate.svg'}`,
    };
  }
  const otherCase = images.find((image) => image.toLowerCase() === src.toLowerCase());
  if (otherCase !== undefined) {
    return {
      code: 'image-case',
      message: `The file is called ${otherCase}. Capitals count in the names of pictures.`,
      help: 'Write the name exactly as the file is called.',
      example: `${field}: ${otherCase}`,
      replaceWith: { text: otherCase },
      suggestions: [otherCase],
    };
  }
  const stem = src.replace(/\.\w+$/, '').toLowerCase();
  const sameStem = images.filter((image) => image.replace(/\.\w+$/, '').toLowerCase() === stem);
  const near = sameStem.length > 0 ? sameStem : suggest(src, images);
  return {
    code: 'no-such-image',
    message: `There is no picture ${src} in content/images.${near.length > 0 ? ` Did you mean ${anyOf(near)}?` : ''}`,
    help:
      near.length > 0
        ? 'Correct the name, or put the file into content/images.'
        : 'Put the file into content/images, or name another one.',
    ...(near[0] ? { example: `${field}: ${near[0]}` } : {}),
    suggestions: near,
  };
}

function checkAlt(alt: string | null, src: string): Explanation | null {
  if (alt === null) return null;
  const words = alt.toLowerCase().trim();
  const empty = ['image', 'picture', 'photo', 'photograph', 'img', 'alt', 'logo', 'todo', '-', '.'];
  if (!empty.includes(words) && words !== src.toLowerCase() && !pictureKinds.test(words))
    return null;
  return {
    code: 'alt-says-nothing',
    severity: 'warning',
    message: `"${alt}" does not say what the picture shows.`,
    help: 'Describe the picture for somebody who cannot see it.',
    example: 'alt: Two girls read in the library',
  };
}

function unusedImage(image: string, diagnose: Diagnose): Diagnostic {
  const isPicture = pictureKinds.test(image);
  return diagnose(`images/${image}`, [], {
    code: isPicture ? 'image-unused' : 'not-read',
    severity: 'warning',
    message: isPicture
      ? 'No page uses this picture.'
      : 'This file is no picture that the website can show.',
    help: isPicture
      ? 'Name it on a page, or remove the file.'
      : 'Save it as JPG, PNG or SVG, or remove it.',
    ...(isPicture ? { example: `image:\n  src: ${image}\n  alt: What the picture shows` } : {}),
  });
}
