import { useEffect, useRef } from 'react';
import { useWords, counted } from '../../words/index.ts';
import type { Session } from '../../session/index.ts';
import { deletePictures } from './delete-pictures.ts';
import type { ListedPicture } from './find-pictures.ts';
import { currentPicturesWords } from './pictures-words.ts';
import { noticeBoxStyles as noticeStyles, actionRowStyles as actionRow } from '../../ui/index.ts';

type AskDeleteProps = { session: Session; pictures: readonly ListedPicture[]; close: () => void };

export function AskDelete({ session, pictures, close }: AskDeleteProps) {
  const words = useWords();
  const pictureWords = currentPicturesWords();
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <div className={noticeStyles.bad} role="alert">
      <div>
        <p>{counted(pictureWords.deleteAsk, pictures.length)}</p>
        <div className={`${actionRow.row} ${noticeStyles.actions}`}>
          <button
            className="button"
            type="button"
            onClick={() => {
              deletePictures(session, pictures);
              close();
            }}
          >
            {pictureWords.deleteNow}
          </button>
          <button className="button flat" type="button" ref={cancel} onClick={close}>
            {words.pages.cancel}
          </button>
        </div>
      </div>
    </div>
  );
}
