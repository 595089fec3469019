import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { PictureUse } from '../../../content/index.ts';
import { pictureName, fieldLink, languageOfFile, whereOnSite } from '../../site/index.ts';
import { EditorIcon } from '../../ui/index.ts';
import type { Session } from '../../session/index.ts';
import { Spoken, counted, fill } from '../../words/index.ts';
import { AskDelete } from './AskDelete.tsx';
import { isDeletable } from './delete-pictures.ts';
import type { ListedPicture } from './find-pictures.ts';
import { currentPicturesWords } from './pictures-words.ts';
import picturesScreen from './PicturesScreen.module.css';

type PictureRowProps = {
  session: Session;
  picture: ListedPicture;
  replace: () => void;
  /** Whether the question about its deletion is open. */
  isPending: boolean;
  setIsPending: (isPending: boolean) => void;
};

/** More uses are listed on request. */
const fewUses = 3;

export function PictureRow(props: PictureRowProps) {
  const { session, picture, replace, isPending, setIsPending } = props;
  const words = currentPicturesWords();
  const { name, width, height, address, uses } = picture;
  const id = useId();
  return (
    <li aria-labelledby={id}>
      <img src={address} alt="" loading="lazy" decoding="async" />
      <div className={picturesScreen.about}>
        <h2 id={id}>{pictureName(name)}</h2>
        <p className="hint">
          {name} · {fill(words.size, { width, height })}
        </p>
        {uses.length === 0 && <p>{words.unused}</p>}
        {uses.length > 0 && uses.length <= fewUses && (
          <>
            <p>{counted(words.uses, uses.length)}</p>
            <UseList session={session} uses={uses} />
          </>
        )}
        {uses.length > fewUses && (
          <details>
            <summary>{counted(words.uses, uses.length)}</summary>
            <UseList session={session} uses={uses} />
          </details>
        )}
      </div>
      <div className={picturesScreen.actions}>
        {uses.length > 0 && (
          <button className="button" type="button" onClick={replace}>
            <EditorIcon name="replace-all" />
            <span>
              {words.replace}
              <span className="vh"> {pictureName(name)}</span>
            </span>
          </button>
        )}
        {isDeletable(picture) && !isPending && (
          <button className="button" type="button" onClick={() => setIsPending(true)}>
            <EditorIcon name="trash-2" />
            <span>
              {counted(words.delete, 1)}
              <span className="vh"> {pictureName(name)}</span>
            </span>
          </button>
        )}
      </div>
      {isPending && (
        <AskDelete session={session} pictures={[picture]} close={() => setIsPending(false)} />
      )}
    </li>
  );
}

type UseListProps = { session: Session; uses: readonly PictureUse[] };

function UseList({ session, uses }: UseListProps) {
  const words = currentPicturesWords();
  return (
    <ul className={picturesScreen.uses}>
      {uses.map((use) => {
        const { file, path, picture } = use;
        return (
          <li key={`${file} ${path.join('.')}`}>
            <Link to={fieldLink(file, path)}>
              <Spoken sentence={whereOnSite(session, file, path)} />
            </Link>
            {picture.alt === '' ? (
              <span className="hint">{words.undescribed}</span>
            ) : (
              <span className="hint" lang={languageOfFile(session, file)}>
                {picture.alt}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
