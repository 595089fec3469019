import type { Author } from '../../../edit-protocol/store.ts';
import { useWords } from '../../words/use-words.ts';
import group from '../../forms/FieldGroup.module.css';

type AuthorProps = { author: Author; setAuthor: (author: Author) => void };

/** Asked once, if this computer does not know the author. */
export function AuthorFields({ author, setAuthor }: AuthorProps) {
  const words = useWords();
  return (
    <fieldset className={`field ${group.group}`}>
      <legend>{words.publish.who}</legend>
      <p className="hint">{words.publish.whoHint}</p>
      <div className="field">
        <label htmlFor="author-name">{words.publish.name}</label>
        <input
          className="input"
          id="author-name"
          required
          autoComplete="name"
          value={author.name}
          onChange={({ target }) => setAuthor({ ...author, name: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor="author-email">{words.publish.email}</label>
        <input
          className="input"
          id="author-email"
          type="email"
          required
          autoComplete="email"
          value={author.email}
          onChange={({ target }) => setAuthor({ ...author, email: target.value })}
        />
      </div>
    </fieldset>
  );
}
