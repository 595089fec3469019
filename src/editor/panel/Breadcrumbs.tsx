import { fieldsOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import type { Form } from '../forms/index.ts';
import { labelOf, useWords } from '../words/index.ts';
import type { EditNode } from '../site/index.ts';
import styles from './Crumbs.module.css';

type BreadcrumbsProps = {
  nodes: readonly EditNode[];
  /** The only field shown of a whole file. */
  shownPart?: string | number | undefined;
  languageAt: Form['languageAt'];
  open: (path: FieldPath) => void;
};

type Step = { path: FieldPath; title: string; language?: string | undefined };

/** The path to the open form; each step opens what contains it. */
export function Breadcrumbs({ nodes, shownPart, languageAt, open }: BreadcrumbsProps) {
  const words = useWords();
  const [file, ...inner] = nodes.map(({ path, title, isNamed }): Step => ({
    path,
    title,
    language: isNamed ? languageAt(path) : undefined,
  }));
  const field =
    shownPart !== undefined && nodes[0] && fieldsOf(nodes[0].schema)?.get(String(shownPart));
  const steps: Step[] = [
    ...(file ? [file] : []),
    ...(field ? [{ path: [shownPart], title: labelOf(field) }] : []),
    ...inner,
  ];
  return (
    <nav className={styles.crumbs} aria-label={words.panel.where}>
      <ol>
        {steps.map(({ path, title, language }, index) => (
          <li key={path.join('.')} lang={language}>
            {index < steps.length - 1 ? (
              <button type="button" onClick={() => open(path)}>
                {title}
              </button>
            ) : (
              <span aria-current="true">{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
