import type { FieldPath } from '../../messages/index.ts';
import { Offers, type Form, MistakeText } from '../forms/index.ts';
import { EditorIcon } from '../ui/index.ts';
import { useWords } from '../words/index.ts';
import { nodesTo, pathToForm } from '../site/index.ts';
import styles from './OtherMistakes.module.css';

/** The page's diagnostics outside the open form, each with a link to its field and offers to make values agree. */
export function OtherMistakes({ form, path }: { form: Form; path: FieldPath }) {
  const words = useWords();
  const others = form.diagnostics.filter(
    ({ severity, path: wrong }) =>
      severity === 'error' &&
      [wrong, pathToForm(form, wrong)].every(
        (to) => nodesTo(form.file, form.root, to).at(-1)?.path.join('.') !== path.join('.'),
      ),
  );
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="others">
      <p className="label" id="others">
        {words.panel.others}
      </p>
      <ul>
        {others.map((one) => (
          <li key={`${one.code} ${one.path.join('.')}`}>
            <button
              className={`text-button ${styles.open}`}
              type="button"
              onClick={() => form.open(one.path)}
            >
              <EditorIcon name="circle-alert" />
              <MistakeText diagnostic={one} part="message" open={form} language={form.language} />
            </button>
            <Offers diagnostic={one} form={form} />
          </li>
        ))}
      </ul>
    </section>
  );
}
