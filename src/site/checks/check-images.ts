import {
  type Diagnose,
  type Diagnostic,
  type Explanation,
  offerNames,
  say,
  type Message,
  nearNames,
} from '../../messages/index.ts';
import { isObject } from '../../../schema/is-object.ts';
import type { CheckInput } from './check-input.ts';
import { pictureKinds } from './picture-kinds.ts';

/** Checks that every picture exists under exactly its name, and that every file in images/ is used. */
export function checkImages({ tree, files, diagnose }: CheckInput): Diagnostic[] {
  const found = files.mentions.flatMap(({ file, mentions }) =>
    mentions.images.map((image) => ({ file, ...image })),
  );
  const present = files.images.map((image) => image.normalize('NFC'));
  const images = new Set(present);
  const drafts = new Set(
    files.documents.flatMap(({ file, document }) =>
      isObject(document) && document['draft'] === true ? [file] : [],
    ),
  );
  const diagnostics = found.flatMap(({ file, path, src, alt, inText }) => {
    const wrongFile = src === null ? null : checkSource(src, images, present);
    const wrongAlt = checkAlt(alt, src);
    if (inText && src !== null) {
      return checkInText({ src, alt, inText }, wrongFile ?? wrongAlt).map((one) =>
        diagnose(file, path, one.code === 'no-alt' && drafts.has(file) ? asWarning(one) : one),
      );
    }
    return [
      ...(wrongFile ? [diagnose(file, [...path, 'src'], wrongFile)] : []),
      ...(wrongAlt ? [diagnose(file, [...path, 'alt'], wrongAlt)] : []),
    ];
  });
  const used = new Set(found.map(({ src }) => src?.toLowerCase()));
  const unused = files.images.filter((image) => !used.has(image.toLowerCase()));
  // While a page has a mistake, a picture that seems unused may be on that page.
  const allRead = files.pageFiles.length === tree.pages.length && files.hasSettings;
  return [...diagnostics, ...(allRead ? unused : []).map((image) => unusedImage(image, diagnose))];
}

/** What visitors do not see yet may still be written. */
const asWarning = (one: Explanation): Explanation => ({ ...one, severity: 'warning' });

/** Checks a picture inside a text, and marks its file there. */
function checkInText(
  { src, alt, inText }: { src: string; alt: string | null; inText: 'inline' | 'prose' },
  wrong: Explanation | null,
): Explanation[] {
  const within = src;
  if (inText === 'inline') {
    return [
      {
        code: 'picture-in-line',
        message: say('picture-inLine', { name: src }),
        help: say('picture-inLineHow'),
        within,
      },
    ];
  }
  if (wrong) {
    const name = /^src: (.*)$/.exec(wrong.example ?? '')?.[1] ?? src;
    const words = wrong.code === 'alt-says-nothing' ? describe : (alt ?? describe);
    return [{ ...wrong, example: `![${words}](${name})`, within }];
  }
  if (alt !== null) return [];
  return [
    {
      code: 'no-alt',
      message: say('picture-noAlt', { name: src }),
      help: say('picture-describe'),
      example: `![${describe}](${src})`,
      within,
    },
  ];
}

const describe = 'What the picture shows, in a few words';

const checkSource = (src: string, existing: ReadonlySet<string>, images: readonly string[]) =>
  existing.has(src) ? checkKind(src) : checkImage(src, images);

function checkKind(src: string): Explanation | null {
  if (pictureKinds.test(src)) return null;
  return {
    code: 'image-kind',
    message: [...say('picture-kind', { name: src }), ...say('picture-kinds')],
    help: say('picture-saveAs'),
    example: `src: ${src.replace(/\.\w+$/, '')}.jpg`,
  };
}

function checkImage(src: string, images: readonly string[]): Explanation {
  const inFolder = src.replaceAll('\\', '/').replace(/^(\.?\/)*(content\/)?images\//, '');
  if (/^([a-z]+:)?\/\/|^\/|^[a-z]:|\\|(^|\/)\.\.(\/|$)/i.test(src) || inFolder !== src) {
    const name = src.split(/[/\\]/).at(-1) ?? '';
    const right = images.includes(inFolder) ? inFolder : name;
    return {
      code: 'image-outside',
      message: [...say('picture-folder'), ...say('picture-outside', { name: src })],
      help: say('picture-putWithout'),
      ...(pictureKinds.test(right) ? { example: `src: ${right}` } : {}),
    };
  }
  const otherCase = images.find((image) => image.toLowerCase() === src.toLowerCase());
  if (otherCase !== undefined) {
    return {
      code: 'image-case',
      message: [...say('picture-case', { name: otherCase }), ...say('picture-capitals')],
      help: say('picture-exactly'),
      example: `src: ${otherCase}`,
      replaceWith: { text: otherCase },
      suggestions: [otherCase],
    };
  }
  const stem = src.replace(/\.\w+$/, '').toLowerCase();
  const sameStem = images.filter((image) => image.replace(/\.\w+$/, '').toLowerCase() === stem);
  const near = sameStem.length > 0 ? sameStem : nearNames(src, images);
  return {
    code: 'no-such-image',
    message: [...say('picture-missing', { name: src }), ...offerNames(near)],
    help: near.length > 0 ? say('picture-correct') : offerAny(images),
    ...(near[0] ? { example: `src: ${near[0]}` } : {}),
    suggestions: near.length > 0 ? near : images.slice(0, maxListed),
  };
}

/** The most pictures that a message lists. */
const maxListed = 12;

function offerAny(images: readonly string[]): Message {
  if (images.length === 0) return say('picture-putNone');
  const names = images.slice(0, maxListed).join(', ');
  return images.length > maxListed
    ? say('picture-putMore', { names, number: images.length - maxListed })
    : say('picture-put', { names });
}

function checkAlt(alt: string | null, src: string | null): Explanation | null {
  if (alt === null) return null;
  const words = alt.toLowerCase().trim();
  const empty = ['image', 'picture', 'photo', 'photograph', 'img', 'alt', 'logo', 'todo', '-', '.'];
  if (!empty.includes(words) && words !== src?.toLowerCase() && !pictureKinds.test(words))
    return null;
  return {
    code: 'alt-says-nothing',
    severity: 'warning',
    message: say('picture-alt', { value: `"${alt}"` }),
    help: say('picture-describe'),
    example: 'alt: What the picture shows, in a few words',
  };
}

function unusedImage(image: string, diagnose: Diagnose): Diagnostic {
  const isPicture = pictureKinds.test(image);
  return diagnose(`images/${image}`, [], {
    code: isPicture ? 'image-unused' : 'not-read',
    severity: 'warning',
    message: isPicture ? say('picture-unused') : say('picture-notShown'),
    help: isPicture ? say('picture-useOrRemove') : say('file-saveOrRemove'),
    ...(isPicture
      ? { example: `image:\n  src: ${image}\n  alt: What the picture shows, in a few words` }
      : {}),
  });
}
