import type { LookName } from '../../schema/theme.ts';
import { looks, type ChosenLook } from '../site/index.ts';
import choices from '../looks/choices.css?inline';
import civic from '../looks/civic.css?inline';
import editorial from '../looks/editorial.css?inline';
import plain from '../looks/plain.css?inline';
import woven from '../looks/woven.css?inline';

const styles: Readonly<Record<LookName, string>> = { woven, plain, editorial, civic };

/** A rule for one value of a choice: `@layer corners.soft { … }`. Such rules are no layers of the built site. */
const choiceRule = /@layer\s+([a-z]+)\.([a-z-]+)\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;

/** The development server's styles have them. */
const comment = /\/\*.*?\*\//gs;

/** The rules of a stylesheet for the values that `isChosen` accepts, as rules without a condition; others are dropped. */
const rulesOfChoices = (css: string, isChosen: (choice: string, value: string) => boolean) =>
  css.replaceAll(choiceRule, (_, choice: string, value: string, rules: string) =>
    isChosen(choice, value) ? rules : '',
  );

/**
 * The styles of a look with the shapes of a site. What the look chooses by itself comes before its own rules, which may
 * refine it; what the site chooses instead comes after them.
 */
export function lookStyles(
  { name, shape }: ChosenLook,
  sheets = { choices, look: styles[name] },
): string {
  const chosen = new Map(Object.entries(shape));
  const usual = new Map(Object.entries(looks[name].shape));
  const isChosen = (choice: string, value: string) => chosen.get(choice) === value;
  const isUsual = (choice: string, value: string) => usual.get(choice) === value;
  const css = [
    rulesOfChoices(sheets.choices, (...choice) => isChosen(...choice) && isUsual(...choice)),
    rulesOfChoices(sheets.look, isChosen),
    rulesOfChoices(sheets.choices, (...choice) => isChosen(...choice) && !isUsual(...choice)),
  ];
  return css.join('').replaceAll(comment, '');
}

/** A rule of a look, and the style sheets of the components that it names, by their names: Card. */
export type LookRule = { condition: string; css: string; names: ReadonlySet<string> };

/** A class of a component in the styles of a look: `Card__title`. */
const classOfComponent = /\.([A-Z]\w*?)__([\w-]+)/g;

/** The end of the block that opens at a brace. */
function endOfBlock(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error('A block of styles has no end.');
}

/**
 * The rules of a look, one by one, with the short names that classes have in the built site: each is sent with the styles
 * of the components it names.
 * @throws for a class that no component has
 */
export function rulesOfLook(
  css: string,
  shortName: (component: string, name: string) => string | undefined,
  condition = '',
): LookRule[] {
  const rules: LookRule[] = [];
  let from = 0;
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', from)) {
    const end = endOfBlock(css, open);
    const head = css.slice(from, open).trim();
    if (/^@(?:media|supports|container)/.test(head)) {
      rules.push(...rulesOfLook(css.slice(open + 1, end), shortName, `${condition}${head}{`));
    } else {
      const names = new Set<string>();
      const named = css
        .slice(from, end + 1)
        .trim()
        .replaceAll(classOfComponent, (text, component: string, name: string) => {
          const short = shortName(component, name);
          if (short === undefined) throw new Error(`No component has the class ${text}.`);
          names.add(component);
          return `.${short}`;
        });
      rules.push({ condition, css: named, names });
    }
    from = end + 1;
  }
  return rules;
}

/** The text of some rules, with a condition that several have in a row written once. */
export const joinRules = (rules: readonly LookRule[]): string =>
  rules
    .map(({ condition, css }, at) => {
      const opens = rules[at - 1]?.condition === condition ? '' : condition;
      const ends =
        rules[at + 1]?.condition === condition ? '' : '}'.repeat(condition.split('{').length - 1);
      return opens + css + ends;
    })
    .join('');
